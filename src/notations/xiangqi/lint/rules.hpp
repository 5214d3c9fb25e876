// The rules that only xiangqi has, one group per file.
#pragma once

#include "lint/context.hpp"
#include "lint/rules/recurring.hpp"

#include <utility>
#include <vector>

namespace ctlpgn::xiangqi {

void check_header(check_context& context);
void check_turns(check_context& context);
void check_forms(check_context& context);
void check_red_letters(check_context& context);
void check_markers(check_context& context);
void check_positions(check_context& context);
void check_board(check_context& context);
void check_diagrams(check_context& context);
void check_line_comments(check_context& context);

// The findings that are reported if nothing recurs.
void keep_single_causes(const game& record, std::vector<finding>& findings);
extern const recurring_rules recurrence;

// notation::check
void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved);

// A marker that no variation has, and a variation of its ply that has no marker.
void keep_pair_of_marker(const game& record, std::vector<finding>& findings);

// Numbers in markers that no variation has, with the plies that they come after.
std::vector<std::pair<node, span>> unused_markers(const game& record);

// notation::find_swallowed_text: plies that would be written as moves of Red's, before the move whose
// number they would get, markers, which are written with their variations, and moves that by the text alone
// are in a comment.
void find_unwritten_text(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
