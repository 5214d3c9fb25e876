#include "lint/rules/shared_rules.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/lint/rules.hpp"

namespace ctlpgn::diplomat {

namespace {

constexpr check_rule rules_in_use[] = {
    check_tags,       check_numbers,        check_turns,          check_result_tag,
    check_variations, check_repeated_plies, check_set_up_of_game, check_board,
};

} // namespace

void check(const game& of, check_level checks, const limits& with, std::vector<finding>& findings,
           std::vector<ctlpgn::ply>* resolved) {
    check_context context(of, description, checks, findings, with.findings, resolved);
    for (const check_rule rule : rules_in_use)
        rule(context);
    context.finish();
}

} // namespace ctlpgn::diplomat
