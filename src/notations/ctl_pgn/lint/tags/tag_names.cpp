// Unknown, old and repeated names, and empty values.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

// A position under another name, such as PGN's. Without it the moves would be played from the usual one.
bool is_unnamed_position(const check_context& context, const tag_sheet& sheet, const tag_entry& entry) {
    return entry.name == tag_name::unknown && sheet.find(tag_name::position) == nullptr &&
           accepts_position(context.raw(entry.written->value));
}

void check_name(check_context& context, const tag_sheet& sheet, const tag_entry& entry) {
    const span name = entry.written->name;
    if (is_unnamed_position(context, sheet, entry)) {
        const std::string meant(row_of(tag_name::position).text);
        finding& found = context.report(codes::unknown_tag, name, "; did you mean " + meant + "?");
        found.remedy = fix{.edits = {{name, meant}}, .safe = false, .title = "write " + meant};
        return;
    }
    if (entry.name == tag_name::unknown || entry.misspelt) {
        if (!has_both_ends(context.read, *entry.written))
            return;
        const tag_name meant = entry.misspelt ? entry.name : closest_tag(context.raw(name));
        // A missing required tag is worse than an odd name, and the rule about rosters reports it here. A
        // missing Variant tag has been reported by the syntax.
        if (entry.misspelt && sheet.requires_tag(meant))
            return;
        std::string hint;
        if (meant != tag_name::unknown)
            hint = "; did you mean " + std::string(row_of(meant).text) + "?";
        context.report(codes::unknown_tag, name, std::move(hint));
    } else if (context.raw(name) != row_of(entry.name).text) {
        context.report(codes::catalan_position_tag, name);
    }
}

} // namespace

void check_tag_names(check_context& context, const tag_sheet& sheet) {
    std::set<std::pair<tag_name, std::string_view>> repeated; // the values of tags that may be repeated
    const auto says_nothing_new = [&](const tag_entry& entry) {
        const tag* const first = sheet.find(entry.name);
        if (!row_of(entry.name).repeatable || first == nullptr || first == entry.written)
            return false;
        repeated.emplace(entry.name, context.raw(first->value));
        return !repeated.emplace(entry.name, context.raw(entry.written->value)).second;
    };
    for (const tag_entry& entry : sheet.entries()) {
        check_name(context, sheet, entry);
        if (entry.surplus || says_nothing_new(entry)) {
            finding& found = context.report(codes::repeated_tag, entry.written->name);
            found.related.push_back({sheet.find(entry.name)->where, "it has been given here"});
        }
        const tag_row& row = row_of(entry.name);
        if (row.form == value_form::text && entry.written->value.empty() &&
            has_both_ends(context.read, *entry.written))
            context.report(codes::empty_value, entry.written->where, std::string(row.text));
    }
}

// Tags side by side are one run; a second run of the same name is one too many.
void check_tag_runs(check_context& context, const tag_sheet& sheet) {
    std::array<bool, tag_name_count> run_ended{};
    std::array<bool, tag_name_count> reported{};
    tag_name before = tag_name::unknown;
    for (const tag_entry& entry : sheet.entries()) {
        const auto index = static_cast<std::size_t>(entry.name);
        if (entry.name != before) {
            run_ended[static_cast<std::size_t>(before)] = true;
            if (row_of(entry.name).repeatable && run_ended[index] && !reported[index]) {
                reported[index] = true;
                finding& found = context.report(codes::separated_tags, entry.written->name);
                found.related.push_back({sheet.find(entry.name)->where, "the others are here"});
            }
        }
        before = entry.name;
    }
}

} // namespace ctlpgn::ctl_pgn
