#include "notations/ctl_pgn/lint/writings.hpp"

#include "text/writings/pieces.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// 6H for H6, wherever no digit or letter stands beside it; in J6F the first letter is the piece's.
optional_piece turned_hex_at(std::string_view text, std::size_t at) {
    constexpr std::size_t most_digits = 2;
    if (at != 0 && is_digit(text[at - 1]))
        return std::nullopt;
    std::size_t end = at;
    while (end != text.size() && is_digit(text[end]))
        ++end;
    const bool is_hex = end - at <= most_digits && end != text.size() && capital(text[end]) == text[end] &&
                        is_letter(text[end]) && (end + 1 == text.size() || !is_digit(text[end + 1]));
    return is_hex ? read_piece{end + 1 - at, text[end] + std::string(text.substr(at, end - at))}
                  : optional_piece();
}

// ; A comment of PGN, to the end of its line.
optional_piece line_comment_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 1024; // in bytes, since a line may be of any length
    if (at != 0 && white_space.find(text[at - 1]) == std::string_view::npos)
        return std::nullopt;
    const std::string_view near = text.substr(at, longest);
    const std::size_t end = std::min(near.find_first_of("\r\n"), near.size());
    const std::string_view said = trimmed(near.substr(1, end - 1));
    if (end == longest || said.empty() || said.find_first_of("{}") != std::string_view::npos)
        return std::nullopt;
    return read_piece{end, std::string(begins_line(text, at) ? "{ " : "\n{ ").append(said).append(" }")};
}

constexpr writing writings[] = {
    {"with the lines of its hexes before their columns", "-", false,
     [](std::string_view text) { return all_pieces(text, "0123456789", turned_hex_at); }},
    {"with comments after semicolons, as in PGN", ";", false,
     [](std::string_view text) { return all_pieces(text, ";", line_comment_at); }},
};

} // namespace

std::span<const writing> own_writings() {
    return writings;
}

} // namespace ctlpgn::ctl_pgn
