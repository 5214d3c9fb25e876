#include "valid/written_games.hpp"

#include "valid/words.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::valid {

std::string quoted(std::string_view value) {
    std::string result = "\"";
    for (const char each : value) {
        if (each == '"' || each == '\\')
            result += '\\';
        result += each;
    }
    return result + '"';
}

std::string tag_line(std::string_view name, std::string_view value) {
    return "[" + std::string(name) + " " + quoted(value) + "]\n";
}

std::string with_odd_gaps(std::string_view tag_line, std::span<const std::string_view> gaps, chance& lot) {
    const std::size_t gap = tag_line.find(' ');
    std::string result = "[";
    result += lot.one_of(gaps);
    result += tag_line.substr(1, gap - 1);
    result += lot.one_of(gaps);
    result += tag_line.substr(gap + 1, tag_line.size() - gap - 3);
    result += lot.one_of(gaps);
    return result + ']';
}

void flow::add(std::string_view word, std::string_view gap) {
    constexpr std::size_t usual_line = 79;
    const std::size_t size = text.size() - (text.find_last_of('\n') + 1);
    const bool is_broken = lot_.once_in(12) || size + word.size() > usual_line;
    if (!text.empty() && text.back() != '\n' && text.back() != '(')
        text += !gap.empty() ? gap : is_broken ? "\n" : " ";
    text += word;
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

std::string with_crlf(std::string_view text) {
    std::string result;
    for (const char each : text) {
        if (each == '\n')
            result += '\r';
        result += each;
    }
    return result;
}

std::string with_cr(std::string_view text) {
    std::string result(text);
    std::ranges::replace(result, '\n', '\r');
    return result;
}

std::string_view gap_of(chance& lot) {
    constexpr std::string_view gaps[] = {"  ", "\t", " \n", "\n  ", "\n\n", "\n\t"};
    return lot.one_of(gaps);
}

std::span<const way_of_writing> ways_of_writing() {
    static const std::array all = {ctl_pgn_way(), diplomat_way(), pgn_way(), xiangqi_way()};
    return all;
}

} // namespace ctlpgn::valid
