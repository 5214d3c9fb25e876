#include "notations/xiangqi/tags.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<tag_row, tag_count> rows{{
    {"FORMAT", tag_name::format, value_form::format},
    {"GAME", tag_name::game, value_form::game, true},
    {"TIME", tag_name::time},
    {"RESULT", tag_name::result, value_form::result},
    {"RED", tag_name::red, value_form::player},
    {"BLACK", tag_name::black, value_form::player},
    {"DATE", tag_name::date, value_form::date},
    {"PLACE", tag_name::place},
    {"EVENT", tag_name::event},
    {"FEN", tag_name::fen, value_form::set_up},
    {"SETUP", tag_name::set_up, value_form::set_up},
}};

constexpr tag_table all(rows, {});
static_assert(all.is_in_order(), "the rows are not in the order of tag_name");

} // namespace

const tag_table& schema() {
    return all;
}

tag_name find_tag(std::string_view keyword) {
    std::string capitals(keyword);
    for (char& each : capitals)
        each = capital(each);
    return all.find(capitals);
}

const tag* find_tag(const ctlpgn::game& record, tag_name wanted) {
    const auto found = std::ranges::find_if(
        record.tags, [&](const tag& each) { return find_tag(record.raw(each.name)) == wanted; });
    return found == record.tags.end() ? nullptr : &*found;
}

} // namespace ctlpgn::xiangqi
