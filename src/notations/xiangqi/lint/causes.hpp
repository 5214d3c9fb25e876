// Only a fault is reported, and not its consequences.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::xiangqi {

// Where plies are missing or too many, as numbers show, the rest of the line cannot be played, and which
// number is wrong is not known either.
void keep_broken_lines(const game& record, std::vector<finding>& findings);

// If START is not closed because a comment or a variation has taken its brace, that is the fault to report.
void keep_taken_brace(const game& record, std::vector<finding>& findings);

// Reports that the result after the moves differs from that of the header.
void report_other_results(const game& record, std::vector<finding>& findings);

// A ply in another form than all others which the board refuses is a broken one of their form: G6-5 for
// G6-G5.
void keep_broken_forms(const game& record, std::vector<finding>& findings);

// Moves alone lack all that the format puts around them. That the form of the file is not theirs follows
// where nothing says a form.
// VAR[1]{ 2. ... H2+3 ): a parenthesis that closes nothing was meant for the brace that is missing.
void keep_parenthesis_for_brace(const game& record, std::vector<finding>& findings);
void keep_bare_list(const game& record, std::vector<finding>& findings);

// A dash in place of the sign for sideways leads off the board.
void keep_first_of_half_move(std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
