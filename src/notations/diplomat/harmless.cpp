#include "notations/diplomat/harmless.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/fixes/texts.hpp"
#include "notations/diplomat/rule_tables.hpp"
#include "notations/diplomat/words.hpp"
#include "record/result_words.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "text/web_markup.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

std::optional<bool> judge(code id, const game& record, span where) {
    const std::string_view text = record.raw(where);
    switch (code_number(id)) {
    // No move has the number 0, so the tree holds nothing of one that is written so.
    case code_number(codes::leading_zero): return text.find_first_not_of('0') != std::string_view::npos;
    // The letter may be that of a piece.
    case code_number(codes::missing_hyphen):
        return text.size() < 2 || !is_letter(text[1]) ||
               find_kind(std::string(1, capital(text.front()))) == piece_kind::none;
    // Another sign in its place may be a slip of another kind.
    case code_number(codes::missing_equals_sign): return is_letter(text.front());
    // The text in its place may mean another number.
    case code_number(codes::move_without_number): return where.empty();
    // It may be no comment.
    case code_number(codes::line_comment): return !may_be_played(text);
    // Words that say more than who won are not in a comment.
    case code_number(codes::foreign_result): return find_plain_result(narrowed(text)) != 0;
    // A reply follows it, which has a number.
    case code_number(codes::lonely_comma): {
        const auto next = std::ranges::lower_bound(record.plies, where.end, {}, &ctlpgn::ply::number_begin);
        return next != record.plies.end() && next->player == ctlpgn::side::black &&
               !says_white_is_left_out(record, *next);
    }
    case code_number(codes::markup): return !says_something(text);
    // Which of its quotation marks the value ends with is a guess.
    case code_number(codes::unquoted_value): return is_certain_value(record, where);
    default: break;
    }
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{
    .always = rewritable, .if_empty = rewritable_if_empty, .in_plies = rewritable_in_plies, .judge = judge};

} // namespace ctlpgn::diplomat
