// Which findings of xiangqi are one habit: points in small letters, signs between plies, forms of books.
#include "lint/rules/recurring.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/misread_moves.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/rule_tables.hpp"
#include "notations/xiangqi/xiangqi.hpp"

namespace ctlpgn::xiangqi {

namespace {

// Half-moves with other letters, digits and signs in place of those that are meant are alike.
std::string own_likeness(std::string_view text) {
    return meant_half_move(text).empty() ? alike_text(text, compared::all) : "look-alikes";
}

} // namespace

const recurring_rules recurrence{description, keep_single_causes, habits, own_likeness};

} // namespace ctlpgn::xiangqi
