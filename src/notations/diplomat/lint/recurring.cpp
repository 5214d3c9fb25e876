// Which findings of Diplomat are one habit: moves without commas, spaces in plies, signs of chess.
#include "lint/rules/recurring.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/lint/misread_moves.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/rule_tables.hpp"

namespace ctlpgn::diplomat {

namespace {

std::string own_likeness(std::string_view text) {
    return likeness_of_ply(text, meant_half_move(text));
}

} // namespace

const recurring_rules recurrence{description, consequences, keep_single_causes, habits, own_likeness};

} // namespace ctlpgn::diplomat
