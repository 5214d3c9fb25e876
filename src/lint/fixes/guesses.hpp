// Fixes that would be guesses.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Some codes show that plies may be missing or may not be plies. From the first finding with one of them on,
// what the board says is a guess, and its fixes are removed. If it is about a single ply, they stay.
void drop_guesses_of_board(const game& record, std::vector<finding>& findings,
                           std::initializer_list<code> signs);

// If a ply contradicts the board, an earlier one of its line may be the wrong one. What the board says of the
// line's plies is then uncertain, and the fixes that follow it become unsafe.
void doubt_fixes_in_contradicted_lines(const game& record, std::vector<finding>& findings);

// Makes the fixes of findings with one of these codes unsafe if text on the same line was skipped, as a
// finding with one of the other codes shows: the text next to it may belong to it.
void doubt_fixes_beside_skipped_text(const game& record, std::vector<finding>& findings,
                                     std::initializer_list<code> doubted,
                                     std::initializer_list<code> skipping = {code::unexpected_text});

} // namespace ctlpgn
