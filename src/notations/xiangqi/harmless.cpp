#include "notations/xiangqi/harmless.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/rule_tables.hpp"
#include "text/web_markup.hpp"
#include "tree/around.hpp"

#include <optional>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// Control characters in texts are kept. The tree contains neither text from the source of a page nor a result
// that contradicts the header.
std::optional<bool> judge(code id, const game& record, span where) {
    if (id == codes::control_character)
        return tag_around(record, where) != nullptr || comment_text_around(record, where) != nullptr;
    // No move has the number 0, so the tree does not keep one.
    if (id == codes::leading_zero)
        return record.raw(where).find_first_not_of('0') != std::string_view::npos;
    if (id == codes::misplaced_result)
        return result_of(record.raw(where)) == record.result;
    if (id == codes::markup)
        return !says_something(record.raw(where));
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{.always = rewritable,
                                 .if_empty = rewritable_if_empty,
                                 .in_plies = rewritable_in_plies,
                                 .judge = judge,
                                 .between_games = rewritable_between_games};

} // namespace ctlpgn::xiangqi
