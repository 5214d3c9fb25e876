// The tags that a game must have.
#include "lint/context.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_rules.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "text/ascii.hpp"
#include "text/enumerated.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

// Where a missing tag belongs: after the last tag that comes before it in order.
span place_for(const tag_sheet& sheet, tag_name missing) {
    std::uint32_t at = 0;
    const auto go_behind = [&](tag_name name) {
        if (const tag* const found = sheet.find(name))
            at = std::max(at, found->where.end);
    };
    go_behind(tag_name::variant);
    if (missing == tag_name::annotator) {
        go_behind(tag_name::id);
        if (sheet.is_draft()) {
            go_behind(tag_name::date);
            go_behind(tag_name::result);
        }
    }
    for (const tag_row& row : tag_rows())
        if (row.roster != 0 && row.roster < row_of(missing).roster)
            go_behind(row.name);
    return {at, at};
}

// [White-Player "Puig, Marta"]: the signs in the name have been reported, and the tag is not missing.
bool begins_name_of_tag(const game& record, std::string_view name) {
    return std::ranges::any_of(record.tags, [&](const tag& each) {
        const std::string_view written = record.raw(each.name);
        const auto is_of_name = [](char c) { return is_letter_or_digit(c) || c == '_'; };
        return written.size() > name.size() && written.starts_with(name) && !is_of_name(written[name.size()]);
    });
}

void check_stand_ins(check_context& context, const tag_sheet& sheet) {
    for (const player_tags& row : players)
        if (!sheet.has(row.name) && sheet.has(row.network_name) && !sheet.has(row.alias))
            context
                .report(codes::missing_alias, sheet.find(row.network_name)->name,
                        std::string(row_of(row.alias).text))
                .expected = row_of(row.alias).text;
}

} // namespace

void check_tag_roster(check_context& context, const tag_sheet& sheet) {
    // If there are no tags at all, the missing Variant tag is reported.
    if (context.read.tags.empty())
        return;
    if (!sheet.is_real() && !sheet.has(tag_name::id)) {
        if (sheet.was_skipped(tag_name::event) || sheet.was_skipped(tag_name::id))
            return;
        const std::uint32_t end = context.read.tags.front().where.end;
        context.report(codes::missing_roster, {end, end});
        return;
    }
    for (const tag_entry& entry : sheet.entries())
        if (entry.misspelt && sheet.requires_tag(entry.name) && has_both_ends(context.read, *entry.written)) {
            const std::string name(row_of(entry.name).text);
            context.report(codes::missing_roster_tag, entry.written->name,
                           name + " (\"" + std::string(context.raw(entry.written->name)) +
                               "\" is unknown; did you mean " + name + "?)");
        }
    std::vector<std::string_view> missing;
    tag_name first = tag_name::unknown;
    for (const tag_row& row : tag_rows())
        if (!sheet.has(row.name) && sheet.requires_tag(row.name) && !sheet.was_skipped(row.name) &&
            !begins_name_of_tag(context.read, row.text)) {
            first = missing.empty() ? row.name : first;
            missing.push_back(row.text);
        }
    if (!missing.empty())
        context.report(codes::missing_roster_tag, place_for(sheet, first), enumerated(missing));
    check_stand_ins(context, sheet);
    if (sheet.is_draft() && !sheet.has(tag_name::annotator_id))
        context.report(codes::missing_annotator_id, sheet.find(tag_name::id)->value);
}

} // namespace ctlpgn::ctl_pgn
