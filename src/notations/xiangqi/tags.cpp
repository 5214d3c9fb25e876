#include "notations/xiangqi/tags.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <span>
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
constexpr std::array<tag_synonym<tag_name>, 19> synonyms{{{"WHITE", tag_name::red},
                                                          {"BINIT", tag_name::fen},
                                                          {"SITE", tag_name::place},
                                                          {"红方", tag_name::red},
                                                          {"紅方", tag_name::red},
                                                          {"黑方", tag_name::black},
                                                          {"结果", tag_name::result},
                                                          {"赛果", tag_name::result},
                                                          {"賽果", tag_name::result},
                                                          {"比赛", tag_name::event},
                                                          {"比賽", tag_name::event},
                                                          {"时间", tag_name::time},
                                                          {"時間", tag_name::time},
                                                          {"結果", tag_name::result},
                                                          {"赛事", tag_name::event},
                                                          {"賽事", tag_name::event},
                                                          {"日期", tag_name::date},
                                                          {"地点", tag_name::place},
                                                          {"地點", tag_name::place}}};

constexpr std::string_view names_of_pgn[] = {
    "Round",      "Variant",   "Variation",   "Opening",     "ECO",        "ECCO",       "Annotator",
    "PlyCount",   "Source",    "Stage",       "Board",       "Mode",       "Remark",     "Termination",
    "EventDate",  "EventType", "TimeControl", "UTCDate",     "UTCTime",    "StartTime",  "EndTime",
    "RedElo",     "WhiteElo",  "BlackElo",    "RedTitle",    "WhiteTitle", "BlackTitle", "RedTeam",
    "WhiteTeam",  "BlackTeam", "RedType",     "WhiteType",   "BlackType",  "RedClock",   "WhiteClock",
    "BlackClock", "RedRating", "WhiteRating", "BlackRating", "Title",
};

// Those of web boards and on Chinese pages that have no keyword in the format.
struct name_elsewhere {
    std::string_view text;
    std::string_view in_pgn;
};
constexpr name_elsewhere names_on_web_boards[] = {
    {"open", "Opening"},      {"author", "Annotator"},     {"table", "Board"},
    {"group", "Stage"},       {"timerule", "TimeControl"}, {"endtype", "Termination"},
    {"refer", "Source"},      {"redrating", "RedElo"},     {"blackrating", "BlackElo"},
    {"redlevel", "RedTitle"}, {"blacklevel", "BlackTitle"}};
constexpr name_elsewhere chinese_names[] = {
    {"标题", "Title"},       {"標題", "Title"},       {"布局", "Opening"},       {"佈局", "Opening"},
    {"开局", "Opening"},     {"開局", "Opening"},     {"轮次", "Round"},         {"輪次", "Round"},
    {"组别", "Stage"},       {"評注", "Annotator"},   {"评注", "Annotator"},     {"来源", "Source"},
    {"红方团体", "RedTeam"}, {"红方单位", "RedTeam"}, {"黑方团体", "BlackTeam"}, {"黑方单位", "BlackTeam"},
    {"备注", "Remark"},      {"備註", "Remark"}};

constexpr tag_table all(rows, synonyms);
static_assert(all.is_in_order(), "the rows are not in the order of tag_name");

} // namespace

const tag_table& schema() {
    return all;
}

std::string_view name_in_pgn(std::string_view keyword) {
    for (const std::span<const name_elsewhere> names : {std::span<const name_elsewhere>(names_on_web_boards),
                                                        std::span<const name_elsewhere>(chinese_names)}) {
        const auto elsewhere = std::ranges::find(names, keyword, &name_elsewhere::text);
        if (elsewhere != names.end())
            return elsewhere->in_pgn;
    }
    const auto* const found = std::ranges::find_if(
        names_of_pgn, [keyword](std::string_view each) { return is_same_in_small_letters(each, keyword); });
    return found == std::ranges::end(names_of_pgn) ? std::string_view() : *found;
}

std::string name_on_web_board(std::string_view keyword) {
    const std::string_view known = name_in_pgn(keyword);
    std::string in_pgn(known.empty() ? keyword : known);
    constexpr std::string_view of_red = "White";
    if (in_pgn.starts_with(of_red))
        in_pgn.replace(0, of_red.size(), "Red");
    const auto* const found = std::ranges::find(names_on_web_boards, in_pgn, &name_elsewhere::in_pgn);
    return found != std::ranges::end(names_on_web_boards) ? std::string(found->text)
                                                          : in_small_letters(in_pgn);
}

std::string written_keyword(std::string_view written) {
    const tag_name known = find_tag(written);
    if (known != tag_name::unknown)
        return std::string(all.row(known).text);
    const std::string_view in_pgn = name_in_pgn(written);
    return in_capitals(in_pgn.empty() ? written : in_pgn);
}

bool is_name_of_xiangqi(std::string_view value) {
    static constexpr std::string_view names[] = {"Chinese Chess", "Xiangqi", "中国象棋", "中國象棋", "象棋"};
    return std::ranges::any_of(
        names, [value](std::string_view each) { return is_same_in_small_letters(each, value); });
}

// A first game that was read without its file shows it itself.
bool is_pgn(const ctlpgn::game& record) {
    const bool begins_file = record.index <= 1 && record.offset == 0 && record.preamble.empty();
    if (!begins_file || record.tags.empty() || !is_bracketed(record, record.tags.front()))
        return record.preamble.starts_with(pgn_dialect);
    const node first = record.main_line.first_ply;
    const std::uint32_t end =
        first == no_node ? static_cast<std::uint32_t>(record.text.size()) : record.plies[first].number_begin;
    const std::uint32_t begin = record.tags.back().where.end;
    return begin > end || record.raw({begin, end}).find("START") == std::string_view::npos;
}

// By its first field that is in the tree.
bool is_web_game(const ctlpgn::game& record) {
    if (!record.tags.empty())
        return record.raw(record.tags.front().where).starts_with(web_board_opening);
    constexpr std::uint32_t longest_opening = 64;
    const node first = record.main_line.first_ply;
    if (first == no_node)
        return false;
    const std::uint32_t end = record.plies[first].begin;
    const std::string_view before = record.raw({end - std::min(end, longest_opening), end});
    return before.find(web_board_opening) != std::string_view::npos;
}

// A position alone has no keyword.
tag_name find_tag(std::string_view keyword) {
    return keyword.empty() ? tag_name::fen : all.find(in_capitals(keyword));
}

bool is_bracketed(const ctlpgn::game& record, const tag& asked) {
    const std::string_view written = record.raw(asked.where);
    return written.starts_with('[') && !written.starts_with(web_board_opening);
}

bool is_pgn_set_up(const ctlpgn::game& record, const tag& asked) {
    const std::string_view value = record.raw(asked.value);
    const bool is_block = record.raw(asked.where).find('{') != std::string_view::npos;
    return !is_block && (value == "0" || value == "1" || is_bracketed(record, asked)) &&
           find_tag(record.raw(asked.name)) == tag_name::set_up;
}

void drop_pgn_set_up(ctlpgn::game& built) {
    if (!is_pgn(built))
        std::erase_if(built.tags, [&built](const tag& each) { return is_pgn_set_up(built, each); });
}

const tag* find_tag(const ctlpgn::game& record, tag_name wanted) {
    const auto found = std::ranges::find_if(record.tags, [&](const tag& each) {
        return find_tag(record.raw(each.name)) == wanted && !is_pgn_set_up(record, each);
    });
    return found == record.tags.end() ? nullptr : &*found;
}

} // namespace ctlpgn::xiangqi
