#include "notations/ctl_pgn/lint/causes/mark_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

namespace ctlpgn::ctl_pgn {

namespace {

bool is_about_the_rules(const finding& asked) {
    return layer_of(asked.id) == layer::rules && asked.remedy && asked.remedy->edits.size() == 1;
}

// A check mark that is written in an odd way and says what is not so. The 8 of +8 may be the sign of infinity
// or a number, and where the board shows no check nobody knows which.
void keep_odd_mark(const game& record, std::vector<finding>& findings) {
    std::map<std::uint32_t, finding*> by_place;
    for (finding& each : findings)
        if (is_about_the_rules(each))
            by_place.emplace(each.remedy->edits.front().where.begin, &each);
    std::set<std::uint32_t> explained;
    for (finding& each : findings) {
        // A mark that stands apart has a fix of its own, which does not change what the ply says.
        if (each.id != codes::check_mark_form || is_blank(record.raw(each.where).front()))
            continue;
        const auto about_mark = by_place.find(each.where.begin);
        if (about_mark == by_place.end() || about_mark->second->remedy->edits.front().where != each.where)
            continue;
        each.remedy = about_mark->second->remedy;
        each.remedy->safe = each.remedy->safe && !record.raw(each.where).ends_with('8');
        explained.insert(each.where.begin);
    }
    drop_findings(findings, [&explained](const finding& each) {
        return is_about_the_rules(each) && explained.contains(each.remedy->edits.front().where.begin);
    });
}

// The colon of the last ply stands after the comment on it.
void keep_colon_after_comment(const game& record, std::vector<finding>& findings) {
    const bool is_there = std::ranges::any_of(findings, [&record](const finding& each) {
        return each.id == codes::text_after_comment && record.raw(each.where) == ":";
    });
    if (is_there)
        drop_findings(findings, [](const finding& each) { return each.id == codes::missing_end_mark; });
}

} // namespace

void keep_causes_of_marks(const game& record, std::vector<finding>& findings) {
    if (std::ranges::find(findings, codes::check_mark_form, &finding::id) != findings.end())
        keep_odd_mark(record, findings);
    keep_colon_after_comment(record, findings);
}

} // namespace ctlpgn::ctl_pgn
