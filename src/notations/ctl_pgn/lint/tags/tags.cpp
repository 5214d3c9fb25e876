// All checks of tags except for the variant.
#include "notations/ctl_pgn/lint/rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// A new rule is one more line.
constexpr void (*tag_rules[])(check_context& context, const tag_sheet& sheet) = {
    check_tag_names, check_tag_runs,   check_tag_roster,
    check_tag_order, check_tag_values, check_tag_contradictions,
    check_item_tags, check_people_tags,
};

} // namespace

void check_tags(check_context& context) {
    const tag_sheet sheet(context.read);
    for (const auto rule : tag_rules)
        rule(context, sheet);
}

} // namespace ctlpgn::ctl_pgn
