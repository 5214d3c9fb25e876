#include "notations/xiangqi/lint/causes.hpp"

#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/rule_tables.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::xiangqi {

namespace {

// 1. C2=5 N8+7 3. R1=2 N2+3 4. P7+1: what follows counts on, so moves are missing before it. A number alone
// may be a slip.
bool lacks_moves_before(const game& record, const finding& found) {
    if (found.id != codes::wrong_number || found.at_ply == no_node)
        return false;
    const std::uint32_t written = record.plies[found.at_ply].number;
    const node second = next_numbered(record, found.at_ply);
    return written > found.number && (second == no_node || record.plies[second].number == written + 1);
}

// It is not known which ply of a move is one too many; variations between them need not be looked at.
node begin_of_move(const game& record, node at) {
    while (at != no_node && at != 0 && record.plies[at].number == 0 && record.plies[at - 1].next == at)
        --at;
    return at;
}

// Whether the brace at the end of it begins its line, and there is text after the opening one on that line.
bool has_taken_brace(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const std::size_t behind = text.find_first_not_of(blanks, std::min(text.find('{'), text.size() - 1) + 1);
    if (!text.ends_with('}') || behind == std::string_view::npos)
        return false;
    const char before = text[std::min(text.find_last_not_of(blanks, text.size() - 2), text.size() - 1)];
    return text[behind] != '\n' && text[behind] != '\r' && (before == '\n' || before == '\r');
}

} // namespace

void keep_broken_lines(const game& record, std::vector<finding>& findings) {
    std::vector<bool> is_broken(record.plies.size());
    std::vector<bool> is_after_surplus(record.plies.size());
    for (const finding& each : findings) {
        const bool is_surplus = each.at_ply != no_node &&
                                (each.id == codes::surplus_half_move || each.id == codes::repeated_moves);
        if (is_surplus)
            if (const node after = next_numbered(record, each.at_ply); after != no_node)
                is_after_surplus[after] = true;
        if (is_surplus || lacks_moves_before(record, each))
            for (node at = begin_of_move(record, each.at_ply); at != no_node && !is_broken[at];
                 at = record.plies[at].next)
                is_broken[at] = true;
    }
    const auto follows = [&](const finding& each) {
        const bool is_about_pieces = is_about_board(each.id) || each.id == codes::side_out_of_turn;
        return (is_about_pieces && each.at_ply != no_node && is_broken[each.at_ply]) ||
               (each.id == codes::wrong_number && each.at_ply != no_node && is_after_surplus[each.at_ply]);
    };
    if (drop_findings(findings, follows) == 0)
        return;
    for (finding& each : findings)
        if (lacks_moves_before(record, each))
            each.at_ply = no_node;
}

void keep_broken_forms(const game& record, std::vector<finding>& findings) {
    const auto foreign = std::ranges::find(findings, code{codes::foreign_form}, &finding::id);
    if (foreign == findings.end() || foreign->at_ply == no_node)
        return;
    const node at = foreign->at_ply;
    const move_form form = meant_format(record).form;
    const auto is_other = [&](const ctlpgn::ply& each) {
        return each.readable() && !is_written_in(record, each, form) && &each != &record.plies[at];
    };
    const auto is_of_board = [at](const finding& each) {
        return is_about_board(each.id) && each.at_ply == at;
    };
    if (record.plies.size() < 2 || std::ranges::any_of(record.plies, is_other) ||
        std::ranges::none_of(findings, is_of_board))
        return;
    std::vector<bool> is_after(record.plies.size());
    for (node each = at; each != no_node; each = record.plies[each].next)
        is_after[each] = true;
    drop_findings(findings, [&](const finding& each) {
        return is_about_board(each.id) && each.at_ply != no_node && is_after[each.at_ply];
    });
    std::ranges::find(findings, code{codes::foreign_form}, &finding::id)->id = codes::broken_half_move;
}

void keep_taken_brace(const game& record, std::vector<finding>& findings) {
    const auto unclosed = std::ranges::find(findings, code{codes::unclosed_start}, &finding::id);
    if (unclosed == findings.end())
        return;
    const auto end = static_cast<std::uint32_t>(record.text.find_last_not_of(" \t\r\n") + 1);
    const auto report = [&](const auto& all, code id, std::string_view detail) {
        const auto taken = std::ranges::find(all, end, [](const auto& each) { return each.where.end; });
        if (taken == all.end() || !has_taken_brace(record.raw(taken->where)))
            return;
        unclosed->id = id;
        unclosed->where = {taken->where.begin, taken->where.begin + 1};
        unclosed->detail = detail;
    };
    report(record.variations, codes::unclosed_braces, {});
    report(record.comments, codes::unclosed_comment, "}");
}

void keep_parenthesis_for_brace(const game& record, std::vector<finding>& findings) {
    const auto unclosed = std::ranges::find(findings, code{codes::unclosed_braces}, &finding::id);
    const auto parenthesis = std::ranges::find(findings, code{codes::lone_parenthesis}, &finding::id);
    if (unclosed == findings.end() || parenthesis == findings.end() || is_pgn(record) ||
        parenthesis->where.begin < unclosed->where.begin)
        return;
    const span sign = parenthesis->where;
    unclosed->related.push_back({sign, "this parenthesis may be meant to close it"});
    unclosed->remedy = fix{.edits = {{sign, "}"}}, .safe = false, .title = "write } for the parenthesis"};
    drop_findings(findings, [](const finding& each) { return each.id == codes::lone_parenthesis; });
}

void keep_bare_list(const game& record, std::vector<finding>& findings) {
    const auto game_line = std::ranges::find(findings, code{codes::missing_game}, &finding::id);
    const auto start = std::ranges::find(findings, code{codes::missing_start}, &finding::id);
    if (game_line == findings.end() || start == findings.end() || !is_bare_list(record))
        return;
    game_line->expected = "START{";
    drop_findings(findings, [](const finding& each) { return each.id == codes::missing_start; });
}

void report_other_results(const game& record, std::vector<finding>& findings) {
    const tag* const named = find_tag(record, tag_name::result);
    if (named == nullptr || record.result == 0)
        return;
    for (finding& each : findings) {
        if (each.id != codes::misplaced_result || !each.detail.empty() ||
            result_of(record.raw(each.where)) == record.result)
            continue;
        each.detail =
            std::string(", which is not the one that it says, ").append(header_scores[record.result]);
        each.related.push_back({named->value, "the line RESULT is here"});
    }
}

// After a comment that hides moves, their numbers are missing.
span gap_to_next_ply(const game& record, const finding& cause) {
    const auto next = std::ranges::lower_bound(record.plies, cause.where.end, {}, &ctlpgn::ply::begin);
    if (next == record.plies.end())
        return {};
    return {cause.where.begin + 1, next->begin + 1};
}

// Who moves first is a matter of the position.
span first_half_move(const game& record, const finding& /*cause*/) {
    const node first = record.main_line.first_ply;
    return first == no_node ? span() : record.plies[first].text();
}

// 12. H2-E2 H9-G7 2. H0-G2: the first number is wrong, and not the second as well.
span second_number(const game& record, const finding& cause) {
    const node second = cause.at_ply == no_node ? no_node : next_numbered(record, cause.at_ply);
    if (second == no_node || record.plies[second].number > 2)
        return {};
    return {record.plies[second].number_begin, record.plies[second].begin};
}

void keep_first_of_half_move(std::vector<finding>& findings) {
    std::vector<finding*> dashes;
    for (finding& each : findings)
        if (each.id == codes::foreign_hyphen)
            dashes.push_back(&each);
    const auto begin_of = [](const finding* each) { return each->where.begin; };
    sort_stably(dashes, {}, begin_of);
    std::vector<std::uint32_t> shown_by_dash; // where they begin
    for (const finding& off : findings) {
        if (off.id != codes::off_the_board || off.expected.empty())
            continue;
        const auto next = std::ranges::lower_bound(dashes, off.where.begin, {}, begin_of);
        if (next == dashes.end() || (*next)->where.end > off.where.end)
            continue;
        (*next)->expected = off.expected;
        shown_by_dash.push_back(off.where.begin);
    }
    sort_stably(shown_by_dash);
    drop_findings(findings, [&](const finding& each) {
        return each.id == codes::off_the_board && !each.expected.empty() &&
               std::ranges::binary_search(shown_by_dash, each.where.begin);
    });
}

} // namespace ctlpgn::xiangqi
