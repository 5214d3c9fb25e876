// Only a fault is reported, and not its consequences.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::xiangqi {

// Where plies are missing or too many, as numbers show, the rest of the line cannot be played, and which
// number is wrong is not known either.
void keep_broken_lines(const game& record, std::vector<finding>& findings);

// Where START is closed before its last moves, the brace after those is the right one.
void keep_early_ends(std::vector<finding>& findings);

// Parts beyond a limit of the reader are not missing.
void forget_what_limits_cut_off(std::vector<finding>& findings);

// If START is not closed because a comment or a variation has taken its brace, that is the fault to report.
void keep_taken_brace(const game& record, std::vector<finding>& findings);

// If moves are in another form than the file's, the case of their coordinates is not reported as well.
void keep_foreign_form(std::vector<finding>& findings);

// Reports that the result after the moves differs from that of the header.
void tell_other_results(const game& record, std::vector<finding>& findings);

// After a comment that hides moves their numbers are missing.
void keep_hidden_moves(const game& record, std::vector<finding>& findings);

// In a game with tags as PGN has them, a result after the moves is right.
void forget_results_of_pgn(const game& record, std::vector<finding>& findings);

// Moves alone lack all that the format puts around them. That the form of the file is not theirs follows
// where nothing says a form.
void keep_bare_list(const game& record, std::vector<finding>& findings);

// A ply that is out of turn is not followed by one of the other side, and a dash in place of the
// sign for sideways leads off the board.
void keep_first_of_half_move(std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
