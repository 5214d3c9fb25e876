#include "notations/xiangqi/harmless.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/rule_tables.hpp"
#include "tree/around.hpp"

#include <optional>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// In a text a control character stays as it is. What people have written into the source of a page is not in
// the tree, nor a result that contradicts the header.
std::optional<bool> judge(code id, const game& record, span where) {
    if (id == codes::control_character)
        return tag_around(record, where) != nullptr || comment_text_around(record, where) != nullptr;
    // No move has the number 0, so the tree holds nothing of one that is written so.
    if (id == codes::leading_zero)
        return record.raw(where).find_first_not_of('0') != std::string_view::npos;
    if (id == codes::misplaced_result)
        return result_of(record.raw(where)) == record.result;
    if (id == codes::markup && record.raw(where).starts_with("<!--"))
        return false;
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{.always = rewritable,
                                 .if_empty = rewritable_if_empty,
                                 .in_plies = rewritable_in_plies,
                                 .judge = judge,
                                 .between_games = rewritable_between_games};

} // namespace ctlpgn::xiangqi
