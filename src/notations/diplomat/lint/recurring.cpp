// Which findings of Diplomat are one habit: moves without commas, spaces in plies, signs of chess.
#include "lint/rules/recurring.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/lint/misread_moves.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/rule_tables.hpp"

namespace ctlpgn::diplomat {

namespace {

// Half-moves with other letters, digits and signs in place of those that are meant are alike.
std::string own_likeness(std::string_view text) {
    return meant_half_move(text).empty() ? alike_text(text, compared::all) : "look-alikes";
}

} // namespace

const recurring_rules recurrence{description, keep_single_causes, habits, own_likeness};

} // namespace ctlpgn::diplomat
