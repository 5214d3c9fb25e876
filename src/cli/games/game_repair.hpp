// Games that are written in another form although something is wrong with them, and what is said about that.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

struct repaired_game {
    std::string text;
    std::string fixes; // "S101 missing-result, 2 × S062 remark-spacing"; empty if there is nothing to fix
};

// What the safe fixes of the linter, and those for a missing result and missing tags, make of the text of a
// game.
repaired_game repair(std::string_view text, const notation& in, const limits& with);

// How many plies of the game contradict the board.
std::size_t count_contradictions(const game& of, const notation& in, const limits& with);

// Says, about a file, which fixes were made in a game, if any, and how many of its plies contradict the
// board.
void tell_repairs(const std::string& file, const game& of, const std::string& fixes);
void tell_contradictions(const std::string& file, const game& of, const notation& in, const limits& with);

} // namespace ctlpgn::cli
