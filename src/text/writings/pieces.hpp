// What the ways to write a text down have in common: pieces that are found by how they begin.
#pragma once

#include "text/ascii.hpp"
#include "text/writings/writings.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn {

// What begins at a place: how many bytes it has, and what it says. Nothing: it is plain text.
struct read_piece {
    std::size_t size = 0;
    std::string said;
};
using optional_piece = std::optional<read_piece>;
using piece_reader = optional_piece (*)(std::string_view text, std::size_t at);

// Those that begin with one of these bytes. Pieces that touch become one.
std::vector<plain_piece> all_pieces(std::string_view text, std::string_view first_bytes, piece_reader read);

// Of the digits, letters from A to F included; 0 if one is none.
std::uint32_t value_of_digits(std::string_view digits, std::uint32_t base);

// In UTF-8; empty for control characters and for what is no character.
std::string character(std::uint32_t code_point);

bool is_one_of(std::span<const std::string_view> words, std::string_view word);

inline bool ends_line(std::string_view text, std::size_t at) {
    return at >= text.size() || text[at] == '\n' || text[at] == '\r';
}

inline bool begins_line(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == '\n';
}

// The lines of a text, without what ends them.
std::vector<std::string_view> lines_of(std::string_view text);

} // namespace ctlpgn
