// The rules that only Diplomat has, one group per file.
#pragma once

#include "lint/context.hpp"
#include "lint/rules/recurring.hpp"

namespace ctlpgn::diplomat {

void check_tags(check_context& context);
void check_turns(check_context& context);
void check_set_up_of_game(check_context& context);
void check_board(check_context& context);

// The findings that are reported if nothing recurs.
void keep_single_causes(const game& record, std::vector<finding>& findings);
extern const recurring_rules recurrence;

// notation::check
void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved);

// notation::find_swallowed_text: moves that by the text alone are in a comment.
void find_swallowed_text(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::diplomat
