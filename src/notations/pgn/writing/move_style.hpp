// The ways to write moves that writing_style::letters can select.
#pragma once

#include "ctlpgn/writing.hpp"
#include "notations/pgn/letters/languages.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::pgn {

enum class move_form : std::uint8_t {
    standard, // Nf3
    full,     // Ng1-f3
    squares,  // g1f3
};

struct move_style {
    move_form form = move_form::standard;
    piece_letters letters = english_letters;
};

inline constexpr std::string_view figurine_letters = "♔♕♖♗♘";
inline constexpr std::string_view full_moves = "Ng1-f3";
inline constexpr std::string_view squares_alone = "g1f3";

// Standard algebraic notation, other forms of it, and the languages by their codes.
inline constexpr auto letter_sets = [] {
    std::array<named_letters, 4 + languages.size()> sets{
        {{"SAN", "KQRBN"}, {"FAN", figurine_letters}, {"LAN", full_moves}, {"UCI", squares_alone}}};
    std::ranges::transform(languages, sets.begin() + 4, [](const language& each) {
        return named_letters{each.code, each.code};
    });
    return sets;
}();

// By such letters; the standard's form without any.
move_style style_of(const std::optional<std::string>& letters);

// notation::find_letters
std::optional<std::string> find_letters(std::string_view called);

} // namespace ctlpgn::pgn
