// The letters that name pieces, and what they can be replaced by.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// What comes closest to the habits of a language.
inline constexpr std::array<named_letters, 8> letter_sets{{
    {"standard", ""},
    {"ca", "A@J, C@N, T@R"},
    {"de", "L@J, S@N, T@R, W@V"},
    {"en", "B@J, W@V, Q@D"},
    {"es", "A@J, C@N, T@R"},
    {"fr", "F@J, C@N, T@R, W@V"},
    {"it", "A@J, C@N, T@R"},
    {"FAN", "FAN"},
}};

// notation::find_letters: such a name, or a declaration as "A@J,T@R".
std::optional<std::string> find_letters(std::string_view called);

// Gives the pieces in the plies of a tree that was not read from a text their symbols: those that the text of
// the ply has, where there is one that names the same pieces, else those that the game's own tag declares.
// Where that cannot be understood they stay.
void use_letters_of_game(game& record);

} // namespace ctlpgn::ctl_pgn
