// The tolerant reading: the one place where its rules are instantiated.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/reading/actions.hpp"
#include "notations/ctl_pgn/reading/inlining.hpp"
#include "notations/ctl_pgn/reading/readings.hpp"
#include "notations/ctl_pgn/reading/surplus_plies.hpp"
#include "parsing/game_frame.hpp"
#include "record/late_tags.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/parse.hpp>

namespace ctlpgn::ctl_pgn {

namespace {

// Whether the game would have been read in the same way if the text had continued. Decisions at the end of a
// game look no further than the next line: tests read the corpus, and texts with random faults, in pieces of
// a few bytes, and get the same results (tests/golden/reading_test.cpp, tests/fuzz/tree.cpp). Tags may be the
// game's own if the text ends with them.
bool is_settled(std::string_view rest, const game& record) {
    return is_settled_before_tags(rest, record, "[Variant \"");
}

// A backslash in place of a slash is not an unescaped backslash of the tag.
void withdraw_backslashes(std::vector<finding>& reported, const game& record, const tag& position) {
    const auto is_slash = [&](const finding& each) {
        return each.id == codes::missing_slash && record.raw(each.where) == "\\";
    };
    if (std::ranges::none_of(reported, is_slash))
        return;
    std::erase_if(reported, [&](const finding& each) {
        return each.id == code::lone_backslash && each.where.begin >= position.value.begin &&
               each.where.end <= position.value.end;
    });
}

// Reports faults of positions in tags. Bytes that are not UTF-8 are reported for the whole game.
void read_positions(const game& record, reading& state, std::vector<finding>& reported) {
    position_setup setup;
    std::vector<finding> findings;
    for (const tag& each : record.tags) {
        if (!is_position_tag(record.raw(each.name)) || !has_both_ends(record, each))
            continue;
        findings.clear();
        read_position(record.raw(each.value), setup, findings);
        const char* const value = record.text.data() + each.value.begin;
        for (const finding& found : findings)
            if (!parsing::is_about_bytes(found.id) && found.id != codes::too_many_findings)
                state.report(found.id, value + found.where.begin, value + found.where.end);
        withdraw_backslashes(reported, record, each);
    }
}

} // namespace

reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings) {
    record.clear();
    record.text = text;
    reading state(record, text, bounds, findings);
    const auto is_complete = [&](std::size_t consumed) {
        return last || is_settled(text.substr(consumed), record);
    };
    using rules = parsing::file_rules<rule::file_start, rule::game, rule::file_end>;
    return parsing::read_frame<rules, action, reading_control>(text, first, record, state, is_complete, [&] {
        find_surplus_plies(record, findings);
        read_positions(record, state, findings);
    });
}

} // namespace ctlpgn::ctl_pgn
