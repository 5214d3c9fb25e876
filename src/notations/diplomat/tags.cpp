#include "notations/diplomat/tags.hpp"

#include "notations/diplomat/positions/start.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::diplomat {

namespace {

constexpr std::array<tag_row, tag_count> rows{{
    {"Variant", tag_name::variant, value_form::variant},
    {"Event", tag_name::event},
    {"Site", tag_name::site},
    {"Date", tag_name::date, value_form::date},
    {"Round", tag_name::round},
    {"White", tag_name::white},
    {"Black", tag_name::black},
    {"Result", tag_name::result, value_form::result},
    {set_up_tag, tag_name::set_up, value_form::position},
    {"Annotator", tag_name::annotator, value_form::free, true},
    {"EventDate", tag_name::event_date, value_form::date},
    {"Source", tag_name::source},
    {"Title", tag_name::title},
    {"TimeControl", tag_name::time_control},
    {"Termination", tag_name::termination},
    {"Mode", tag_name::mode},
}};

constexpr tag_table all(rows, {});
static_assert(all.is_in_order(), "the rows are not in the order of tag_name");

} // namespace

const tag_table& schema() {
    return all;
}

bool names_other_game(std::string_view value) {
    constexpr std::string_view names[] = {"chess",  "standard", "normal",    "chess960", "fischerandom",
                                          "shogi",  "xiangqi",  "c'escacs",  "cescacs",  "crazyhouse",
                                          "atomic", "janggi",   "antichess", "go"};
    std::string name = in_small_letters(value);
    std::erase(name, ' ');
    return std::ranges::find(names, name) != std::ranges::end(names);
}

} // namespace ctlpgn::diplomat
