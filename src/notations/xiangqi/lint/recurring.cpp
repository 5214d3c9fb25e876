// Which findings of xiangqi are one habit: points in small letters, signs between plies, forms of books.
#include "lint/rules/recurring.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/misread_moves.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/rule_tables.hpp"
#include "notations/xiangqi/xiangqi.hpp"

namespace ctlpgn::xiangqi {

namespace {

std::string own_likeness(std::string_view text) {
    return likeness_of_ply(text, meant_half_move(text));
}

} // namespace

const recurring_rules recurrence{description, consequences, keep_single_causes, habits, own_likeness};

} // namespace ctlpgn::xiangqi
