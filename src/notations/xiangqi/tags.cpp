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

// Their names in PGN and on Chinese pages.
constexpr std::array<tag_synonym<tag_name>, 12> synonyms{{{"WHITE", tag_name::red},
                                                          {"SITE", tag_name::place},
                                                          {"红方", tag_name::red},
                                                          {"紅方", tag_name::red},
                                                          {"黑方", tag_name::black},
                                                          {"结果", tag_name::result},
                                                          {"結果", tag_name::result},
                                                          {"赛事", tag_name::event},
                                                          {"賽事", tag_name::event},
                                                          {"日期", tag_name::date},
                                                          {"地点", tag_name::place},
                                                          {"地點", tag_name::place}}};

constexpr std::string_view names_of_pgn[] = {
    "ROUND",      "VARIANT",   "VARIATION",   "OPENING",     "ECO",        "ECCO",       "ANNOTATOR",
    "PLYCOUNT",   "SOURCE",    "STAGE",       "BOARD",       "MODE",       "REMARK",     "TERMINATION",
    "EVENTDATE",  "EVENTTYPE", "TIMECONTROL", "UTCDATE",     "UTCTIME",    "STARTTIME",  "ENDTIME",
    "REDELO",     "WHITEELO",  "BLACKELO",    "REDTITLE",    "WHITETITLE", "BLACKTITLE", "REDTEAM",
    "WHITETEAM",  "BLACKTEAM", "REDTYPE",     "WHITETYPE",   "BLACKTYPE",  "REDCLOCK",   "WHITECLOCK",
    "BLACKCLOCK", "REDRATING", "WHITERATING", "BLACKRATING",
};

constexpr tag_table all(rows, synonyms);
static_assert(all.is_in_order(), "the rows are not in the order of tag_name");

} // namespace

const tag_table& schema() {
    return all;
}

bool is_name_of_pgn(std::string_view keyword) {
    return std::ranges::find(names_of_pgn, in_capitals(keyword)) != std::ranges::end(names_of_pgn);
}

// A position alone has no keyword.
tag_name find_tag(std::string_view keyword) {
    return keyword.empty() ? tag_name::fen : all.find(in_capitals(keyword));
}

bool is_bracketed(const ctlpgn::game& record, const tag& asked) {
    const std::string_view before = record.text.substr(0, asked.where.begin);
    const std::size_t last = before.find_last_not_of(" \t");
    return last != std::string_view::npos && before[last] == '[';
}

bool is_pgn_set_up(const ctlpgn::game& record, const tag& asked) {
    const std::string_view value = record.raw(asked.value);
    const bool is_block = record.raw(asked.where).find('{') != std::string_view::npos;
    return !is_block && (value == "0" || value == "1") &&
           find_tag(record.raw(asked.name)) == tag_name::set_up;
}

void drop_pgn_set_up(ctlpgn::game& built) {
    std::erase_if(built.tags, [&built](const tag& each) { return is_pgn_set_up(built, each); });
}

const tag* find_tag(const ctlpgn::game& record, tag_name wanted) {
    const auto found = std::ranges::find_if(record.tags, [&](const tag& each) {
        return find_tag(record.raw(each.name)) == wanted && !is_pgn_set_up(record, each);
    });
    return found == record.tags.end() ? nullptr : &*found;
}

} // namespace ctlpgn::xiangqi
