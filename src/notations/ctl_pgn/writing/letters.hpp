// The letters that name pieces, and their alternatives.
#pragma once

#include "ctlpgn/notation.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// The letters closest to those of a language.
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

// notation::find_letters: such a name, or a declaration such as "A@J,T@R".
std::optional<std::string> find_letters(std::string_view called);

// Sets the symbols of pieces in plies of a tree that was not read from a text: those in the text of the ply,
// if it names the same pieces, otherwise those that the game's tag declares. If the tag cannot be understood,
// they are unchanged.
void use_letters_of_game(game& record);

} // namespace ctlpgn::ctl_pgn
