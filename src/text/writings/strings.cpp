#include "text/ascii.hpp"
#include "text/utf8.hpp"
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

// Lower case does not count.
bool is_hex_capital(char c) {
    return value_of_digit(c) < 16 && !is_small_letter(c);
}

// Removes the quotation marks around the whole text.
void drop_marks(std::string_view text, std::vector<plain_piece>& pieces) {
    const std::size_t first = text.find_first_not_of(white_space);
    const std::size_t last = text.find_last_not_of(white_space);
    if (pieces.empty() || first == last || text[first] != text[last] ||
        (text[first] != '"' && text[first] != '\''))
        return;
    if (pieces.front().begin == first + 1)
        pieces.front().begin = first;
    else
        pieces.insert(pieces.begin(), {first, first + 1, ""});
    if (pieces.back().end == last)
        pieces.back().end = last + 1;
    else
        pieces.push_back({last, last + 1, ""});
}

// Bytes that are no UTF-8 are characters of Latin-1.
std::string text_of_bytes(std::string_view bytes) {
    std::string made;
    while (!bytes.empty()) {
        const auto [code_point, size, valid] = utf8::decode(bytes);
        made +=
            valid ? std::string(bytes.substr(0, size)) : character(static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(valid ? size : 1);
    }
    return made;
}

} // namespace

std::vector<plain_piece> pieces_of_quoted_printable(std::string_view text) {
    const auto read = [](std::string_view all, std::size_t at) -> optional_piece {
        const std::string_view after = all.substr(at + 1, 2);
        if (after.starts_with('\n'))
            return read_piece{2, ""};
        if (after == "\r\n")
            return read_piece{3, ""};
        if (after.size() != 2 || !is_hex_capital(after[0]) || !is_hex_capital(after[1]))
            return std::nullopt;
        return read_piece{3, std::string(1, static_cast<char>(value_of_digits(after, 16)))};
    };
    std::vector<plain_piece> pieces = all_pieces(text, "=", read);
    for (plain_piece& each : pieces)
        each.written = text_of_bytes(each.written);
    return pieces;
}

std::vector<plain_piece> pieces_of_string(std::string_view text) {
    if (text.find("\\n") == std::string_view::npos && text.find("\\u") == std::string_view::npos)
        return {};
    const auto read = [](std::string_view all, std::size_t at) -> optional_piece {
        constexpr std::string_view escaped = "nrt\"\\/'";
        constexpr std::string_view meant = "\n\r\t\"\\/'";
        constexpr std::size_t digits = 4;
        const std::size_t row = at + 1 < all.size() ? escaped.find(all[at + 1]) : std::string_view::npos;
        if (row != std::string_view::npos)
            return read_piece{2, all[at + 1] == 'r' ? std::string() : std::string(1, meant[row])};
        if (at + 1 == all.size() || all[at + 1] != 'u')
            return std::nullopt;
        const std::string written = character(value_of_digits(all.substr(at + 2, digits), 16));
        return written.empty() ? optional_piece() : read_piece{2 + digits, written};
    };
    std::vector<plain_piece> pieces = all_pieces(text, "\\", read);
    drop_marks(text, pieces);
    return pieces;
}

// Each line may be between its own quotation marks.
std::vector<plain_piece> pieces_of_quoted_lines(std::string_view text) {
    if (text.find("[Event \\\"") == std::string_view::npos)
        return {};
    const auto is_quoted = [](std::string_view line) {
        return line.size() > 1 && line.front() == '"' && line.back() == '"';
    };
    const std::vector<std::string_view> lines = lines_of(text);
    const bool are_quoted = std::ranges::all_of(lines, [&](std::string_view each) {
        const std::string_view line = trimmed(each);
        return line.empty() || is_quoted(line);
    });
    std::vector<plain_piece> pieces;
    for (const std::string_view each : lines) {
        const std::string_view line = trimmed(each);
        const std::size_t begin = place_in(text, line);
        const std::size_t end = begin + line.size();
        const bool has_marks = are_quoted && !line.empty();
        if (has_marks)
            pieces.push_back({begin, begin + 1, ""});
        for (std::size_t at = begin; at + 1 < end; ++at)
            if (text[at] == '\\' && (text[at + 1] == '"' || text[at + 1] == '\\')) {
                pieces.push_back({at, at + 2, std::string(1, text[at + 1])});
                ++at;
            }
        if (has_marks)
            pieces.push_back({end - 1, end, ""});
    }
    return pieces;
}

} // namespace ctlpgn
