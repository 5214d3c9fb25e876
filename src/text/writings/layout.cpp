#include "text/shapes.hpp"
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

#include <charconv>
#include <cstdint>
#include <system_error>

namespace ctlpgn {

namespace {

constexpr std::size_t longest_line_beginning = 80; // in bytes
constexpr std::size_t most_beginnings = 6;
constexpr std::size_t least_lines = 4;

// Nearly all lines are alike: one in eight may be different.
bool are_most(std::size_t others, std::size_t lines) {
    constexpr std::size_t share = 8;
    return lines >= least_lines && share * others <= lines;
}

std::vector<std::string_view> lines_with_text(std::string_view text) {
    std::vector<std::string_view> lines = lines_of(text);
    std::erase_if(lines, [](std::string_view each) { return trimmed(each, blank_characters).empty(); });
    return lines;
}

// The possible prefixes of a line: up to a sign and the space after it, or up to a tab.
std::vector<std::string> beginnings_of(std::string_view line) {
    constexpr std::string_view signs = ":]>|)-,";
    std::vector<std::string> shapes;
    const std::string_view near = line.substr(0, longest_line_beginning);
    for (std::size_t at = 1; at < near.size() && shapes.size() != most_beginnings; ++at)
        if (near[at] == '\t' || (near[at] == ' ' && signs.find(near[at - 1]) != std::string_view::npos))
            shapes.push_back(shape_of(near.substr(0, at)));
    return shapes;
}

std::vector<plain_piece> beginnings_like(std::string_view text, std::span<const std::string_view> lines,
                                         std::string_view shape) {
    std::vector<plain_piece> pieces;
    std::size_t others = 0;
    for (const std::string_view line : lines) {
        const std::size_t size = length_of_shape(line.substr(0, longest_line_beginning), shape);
        others += size == 0 ? 1U : 0U;
        if (!are_most(others, lines.size()))
            return {};
        const std::size_t begin = place_in(text, line);
        if (size != 0)
            pieces.push_back({begin, begin + size, ""});
    }
    return pieces;
}

bool is_rule_of_table(std::string_view line) {
    return line.find('-') != std::string_view::npos &&
           line.find_first_not_of("|-+:= \t") == std::string_view::npos;
}

// A number follows, perhaps after a label in its own brackets.
optional_piece bracket_at(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    if (end + 1 < text.size() && text[end + 1] == '[')
        end = std::min(text.find_first_not_of("0123456789] ", end + 2), text.size());
    const std::size_t number = text.find_last_not_of("0123456789", end - 1) + 1;
    end = std::max(at + 1, number);
    while (end != text.size() && is_digit(text[end]))
        ++end;
    const bool begins_variation = end != at + 1 && end < text.size() && text[end] == '.';
    return begins_variation ? read_piece{1, "("} : optional_piece();
}

} // namespace

// The longest prefix that most lines have: names and times of a chat, the numbers of lines.
std::vector<plain_piece> line_beginnings(std::string_view text) {
    const std::string_view first = text.substr(std::min(text.find_first_not_of(white_space), text.size()));
    std::vector<std::string> shapes = beginnings_of(first.substr(0, first.find('\n')));
    if (shapes.empty())
        return {};
    const std::vector<std::string_view> lines = lines_with_text(text);
    for (; !shapes.empty(); shapes.pop_back())
        if (std::vector<plain_piece> found = beginnings_like(text, lines, shapes.back()); !found.empty())
            return found;
    return {};
}

// 1<tab>[Event "Cup"], or 1: or 1| before it: each line has a number, which is larger than the one before.
std::vector<plain_piece> numbers_of_lines(std::string_view text) {
    std::vector<plain_piece> pieces;
    std::uint64_t last = 0;
    for (const std::string_view line : lines_with_text(text)) {
        const std::size_t first = line.find_first_not_of(blank_characters);
        const std::size_t end = std::min(line.find_first_not_of("0123456789", first), line.size());
        std::uint64_t number = 0;
        const std::errc wrong = std::from_chars(line.data() + first, line.data() + end, number).ec;
        const bool is_parted =
            end == line.size() || std::string_view("\t:|").find(line[end]) != std::string_view::npos;
        if (wrong != std::errc() || number <= last || !is_parted)
            return {};
        last = number;
        const std::size_t after = std::min(end + 1, line.size());
        const std::size_t size = after < line.size() && line[after] == ' ' ? after + 1 : after;
        pieces.push_back({place_in(text, line), place_in(text, line) + size, ""});
    }
    return pieces;
}

// Bars become spaces; the rule below the head of a table is removed, and the head, too.
std::vector<plain_piece> pieces_of_table(std::string_view text) {
    std::vector<plain_piece> pieces;
    const std::vector<std::string_view> lines = lines_of(text);
    for (std::size_t i = 0; i != lines.size(); ++i) {
        const std::string_view line = lines[i];
        const std::size_t begin = place_in(text, line);
        const bool is_head = i + 1 < lines.size() && is_rule_of_table(lines[i + 1]);
        if (line.find('|') == std::string_view::npos)
            continue;
        if (is_head || is_rule_of_table(line)) {
            pieces.push_back({begin, begin + line.size(), ""});
            continue;
        }
        for (std::size_t at = line.find('|'); at != std::string_view::npos; at = line.find('|', at + 1)) {
            const bool is_edge = at == 0 || at + 1 == line.size();
            pieces.push_back({begin + at, begin + at + 1, is_edge ? "" : " "});
        }
    }
    return pieces;
}

// [4. c3 Nf6] for (4. c3 Nf6); a tag has letters there.
std::vector<plain_piece> bracket_pieces(std::string_view text) {
    std::vector<plain_piece> pieces;
    std::vector<bool> is_variation; // of the brackets that are open
    byte_search search(text, "[]");
    for (std::size_t at = search.find(0); at != std::string_view::npos; at = search.find(at + 1)) {
        if (text[at] == '[') {
            is_variation.push_back(bracket_at(text, at).has_value());
            if (is_variation.back())
                pieces.push_back({at, at + 1, "("});
        } else if (!is_variation.empty()) {
            if (is_variation.back())
                pieces.push_back({at, at + 1, ")"});
            is_variation.pop_back();
        }
    }
    return pieces;
}

} // namespace ctlpgn
