#include "notations/ctl_pgn/lint/causes/mark_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_about_the_rules(const finding& asked) {
    return layer_of(asked.id) == layer::rules && asked.remedy && asked.remedy->edits.size() == 1;
}

// A check mark that is written in an odd way and says what is not so. The 8 of +8 may be the sign of infinity
// or a number, and a ^ alone may be anything; where the board shows no check it is not clear which.
void keep_odd_mark(const game& record, std::vector<finding>& findings) {
    std::map<std::uint32_t, finding*> by_place;
    for (finding& each : findings)
        if (is_about_the_rules(each))
            by_place.emplace(each.remedy->edits.front().where.begin, &each);
    std::set<std::uint32_t> explained;
    for (finding& each : findings) {
        // A mark after a space has its own fix, which does not change what the ply says.
        if (each.id != codes::check_mark_form || is_blank(record.raw(each.where).front()))
            continue;
        const auto about_mark = by_place.find(each.where.begin);
        if (about_mark == by_place.end() || about_mark->second->remedy->edits.front().where != each.where)
            continue;
        each.remedy = about_mark->second->remedy;
        const std::string_view written = record.raw(each.where);
        each.remedy->safe = each.remedy->safe && written.starts_with('+') && !written.ends_with('8');
        explained.insert(each.where.begin);
    }
    drop_findings(findings, [&explained](const finding& each) {
        return is_about_the_rules(each) && explained.contains(each.remedy->edits.front().where.begin);
    });
}

// A comment that comes before what belongs to the ply.
void keep_comment_before_remark(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> remarks;
    bool ends = false;
    for (const finding& each : findings)
        if (each.id == codes::comment_in_line)
            if (const std::optional<span> remark = find_remark_after_comment(record, each.where)) {
                remarks.push_back(remark->begin);
                ends = ends || record.raw(*remark).ends_with(':');
            }
    if (remarks.empty())
        return;
    drop_findings(findings, [&](const finding& each) {
        return (ends && each.id == codes::missing_end_mark) ||
               ((each.id == codes::unexpected_text || each.id == codes::remark_spacing) &&
                std::ranges::binary_search(remarks, each.where.begin));
    });
}

// What chess players write after a capture in passing.
bool says_in_passing(std::string_view text) {
    constexpr std::array<std::string_view, 8> usual{"e.p.", "e.p",  "e. p.", "ep",
                                                    "ep.",  "a.p.", "i.p.",  "en passant"};
    return std::ranges::find(usual, trimmed(text, " \t()")) != usual.end();
}

// F12×G9 e.p.: the sign @ says it, so what the board finds of the ply and the words are one slip.
void keep_words_of_capture(const game& record, std::vector<finding>& findings) {
    std::set<node> explained;
    for (finding& each : findings) {
        if (each.id != codes::text_after_ply || !says_in_passing(record.raw(each.where)))
            continue;
        const node asked = ply_around(record, each.where.begin);
        if (asked == no_node)
            continue;
        std::uint32_t begin = each.where.begin;
        while (begin != 0 && is_blank(record.text[begin - 1]))
            --begin;
        const text_edit removal{{begin, each.where.end}, ""};
        const auto about_ply = std::ranges::find_if(findings, [asked](const finding& other) {
            return layer_of(other.id) == layer::board && other.at_ply == asked;
        });
        if (about_ply != findings.end() && about_ply->remedy && about_ply->remedy->edits.size() == 1 &&
            about_ply->remedy->edits.front().text.find('@') != std::string::npos) {
            each.remedy = about_ply->remedy;
            each.remedy->edits.push_back(removal);
            explained.insert(asked);
        } else if (about_ply == findings.end() && capture_of(record.plies[asked]) >= capture_kind::scornful) {
            each.remedy = fix{.edits = {removal}, .safe = false, .title = "remove it"};
        }
    }
    drop_findings(findings, [&explained](const finding& each) {
        return layer_of(each.id) == layer::board && explained.contains(each.at_ply);
    });
}

} // namespace

// The colon of the last ply comes after the comment on it.
span game_with_late_colon(const game& record, const finding& cause) {
    return record.raw(cause.where) == ":" ? whole_game : span();
}

std::optional<span> find_remark_after_comment(const game& record, span written) {
    const node before = ply_around(record, written.begin);
    if (before == no_node ||
        record.text.substr(written.begin, written.size()).find('}') == std::string_view::npos)
        return std::nullopt;
    const ply& asked = record.plies[before];
    const auto is_gap = [&record](std::uint32_t begin, std::size_t end) {
        return begin <= end && record.text.substr(begin, end - begin).find_first_not_of(blank_characters) ==
                                   std::string_view::npos;
    };
    if (!is_gap(asked.whole().end, written.begin) || asked.whole().end != asked.text().end || is_mate(asked))
        return std::nullopt;
    const std::size_t begin = record.text.find_first_not_of(blank_characters, written.end);
    if (begin == std::string_view::npos)
        return std::nullopt;
    // The line itself may be long, and every comment on it asks.
    const std::size_t end = std::min(record.text.find_first_not_of("?!:", begin), record.text.size());
    const std::size_t next = record.text.find_first_not_of(blank_characters, end);
    if (next != std::string_view::npos && record.text[next] != '\n' && record.text[next] != '\r')
        return std::nullopt;
    const std::string_view remark = record.text.substr(begin, end - begin);
    const std::string_view rating = remark.ends_with(':') ? remark.substr(0, remark.size() - 1) : remark;
    if (remark.empty() || rating.size() > 2 || rating.find(':') != std::string_view::npos)
        return std::nullopt;
    const auto at = static_cast<std::uint32_t>(begin);
    return span{at, at + static_cast<std::uint32_t>(remark.size())};
}

// The mark of the end that slipped onto the line of the result has taken it along; and one that comes after
// text in parentheses is late because of that text.
void keep_late_end_mark(const game& record, std::vector<finding>& findings) {
    const auto is_late = [&record](const finding& each) {
        return (each.id == codes::move_across_lines || each.id == codes::remark_spacing) &&
               record.raw(each.where) == ":";
    };
    const auto late = std::ranges::find_if(findings, is_late);
    if (late == findings.end())
        return;
    const bool is_on_own_line = late->id == codes::move_across_lines;
    const std::uint32_t result = static_cast<std::uint32_t>(
        std::min(record.text.find_first_not_of(blank_characters, late->where.end), record.text.size()));
    const std::size_t before = record.text.find_last_not_of(") \t", late->where.begin - 1);
    const bool explained = std::ranges::any_of(findings, [&](const finding& each) {
        return each.id == codes::unexpected_text && each.where.end == before + 1;
    });
    const std::uint32_t place = late->where.begin;
    drop_findings(findings, [&](const finding& each) {
        return (is_on_own_line && each.id == codes::result_on_move_line && each.where.begin == result) ||
               (explained && !is_on_own_line && each.id == codes::remark_spacing &&
                each.where.begin == place);
    });
}

void keep_causes_of_marks(const game& record, std::vector<finding>& findings) {
    keep_late_end_mark(record, findings);
    if (std::ranges::find(findings, codes::check_mark_form, &finding::id) != findings.end())
        keep_odd_mark(record, findings);
    keep_words_of_capture(record, findings);
    keep_comment_before_remark(record, findings);
}

} // namespace ctlpgn::ctl_pgn
