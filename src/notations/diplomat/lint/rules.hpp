// The rules that only Diplomat has. One group a file.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn::diplomat {

void check_tags(check_context& context);
void check_turns(check_context& context);
void check_set_up_of_game(check_context& context);
void check_board(check_context& context);

// notation::check
void check(const game& of, check_level checks, const limits& with, std::vector<finding>& findings,
           std::vector<ply>* resolved);

// notation::keep_causes
void keep_causes(const game& of, std::vector<finding>& findings);

} // namespace ctlpgn::diplomat
