// Fixes that would be guesses.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// From the first finding with one of these codes on, which show that half-moves may be missing or no
// half-moves, what the board says is a guess: its fixes are taken away. Of a single half-move it is none.
void drop_guesses_of_board(const game& record, std::vector<finding>& findings,
                           std::initializer_list<code> signs);

// Makes the fixes of findings with one of these codes unsafe where text was skipped on the same line, as one
// of the other codes shows: what is beside it may be part of it.
void doubt_fixes_beside_skipped_text(const game& record, std::vector<finding>& findings,
                                     std::initializer_list<code> doubted,
                                     std::initializer_list<code> skipping = {code::unexpected_text});

} // namespace ctlpgn
