#include "valid/written_games.hpp"

#include "valid/words.hpp"

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

void flow::add(std::string_view word) {
    constexpr std::size_t usual_line = 79;
    const std::size_t size = text.size() - (text.find_last_of('\n') + 1);
    if (!text.empty() && text.back() != '\n' && text.back() != '(')
        text += size + word.size() > usual_line || lot_.once_in(12) ? '\n' : ' ';
    text += word;
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

std::span<const way_of_writing> ways_of_writing() {
    static constexpr std::array all = {
        way_of_writing{"ctl-pgn", ctl_pgn_text}, way_of_writing{"diplomat", diplomat_text},
        way_of_writing{"pgn", pgn_text}, way_of_writing{"xiangqi", xiangqi_text}};
    return all;
}

} // namespace ctlpgn::valid
