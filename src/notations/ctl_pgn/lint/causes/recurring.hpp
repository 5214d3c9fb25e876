// A habit is one fault, however often it shows in a game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

/// The findings of one kind that are alike, three of them at least: each kind in the order of the text.
std::vector<std::vector<const finding*>> find_recurring(const game& of, const std::vector<finding>& findings);

/// Keeps the first of each such kind, with the last as a related place. A game that excuses findings is told
/// each, since nobody could tell which of them is excused.
void keep_first_of_recurring(const game& of, std::vector<finding>& findings);

/// Whether it stands for others.
bool stands_for_others(const finding& of);

} // namespace ctlpgn::ctl_pgn
