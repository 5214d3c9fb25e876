// Missing, misspelt and repeated tags.
#include "lint/rules/results.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

const tag* tag_named(const game& record, span name) {
    const auto found = std::ranges::find(record.tags, name, &tag::name);
    return found == record.tags.end() ? nullptr : &*found;
}

// The value of a tag when nothing is known.
std::string unknown_value(const game& record, tag_name name) {
    if (name == tag_name::result)
        return std::string(words.results[record.result != 0 ? record.result : open_result]);
    return std::string(row_of(name).unknown);
}

// The last tag of the game that comes before a tag of the roster.
const tag* predecessor(const tag_sheet& sheet, tag_name name) {
    const tag* last = sheet.find(tag_name::variant);
    if (name == tag_name::annotator && sheet.has(tag_name::id))
        last = sheet.find(tag_name::id);
    for (const tag_row& row : tag_rows())
        if (row.roster != 0 && row.roster < row_of(name).roster && sheet.has(row.name))
            last = sheet.find(row.name);
    return last;
}

} // namespace

// The intended name; if the rule about rosters found the fault, it is the missing one.
proposed fix_tag_name(const game_fixes& context, const finding& found) {
    const tag_name meant = closest_tag(context.raw(found.where));
    const tag_sheet& sheet = context.sheet();
    const tag* const written = sheet.find(meant);
    if (meant == tag_name::unknown || written == nullptr || written->name != found.where)
        return std::nullopt;
    const std::string name(row_of(meant).text);
    fix made = rewrite(found, name);
    made.safe = is_same_in_small_letters(context.raw(found.where), name);
    return made;
}

proposed fix_catalan_position_tag(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "PDTL", "write PDTL");
}

proposed fix_repeated_tag(const game_fixes& context, const finding& found) {
    const tag* const again = tag_named(context.read, found.where);
    if (again == nullptr)
        return std::nullopt;
    // If two differ, either may be right.
    const tag* const first = context.sheet().find(find_tag(context.raw(found.where)));
    const std::string_view value = context.raw(again->value);
    const bool is_known = !value.empty() && value != "?" && value != "*";
    const bool is_same = first != nullptr && context.raw(first->value) == value;
    if (is_known && !is_same)
        return std::nullopt;
    fix made = rewrite(found, context.with_surroundings(again->where), "", "remove the tag");
    made.safe = is_same;
    return made;
}

proposed fix_missing_alias(const game_fixes& context, const finding& found) {
    const tag* const address = tag_named(context.read, found.where);
    if (address == nullptr || !context.ends_line(address->where.end))
        return std::nullopt;
    const std::string added = "[" + found.expected + " \"?\"]";
    return rewrite(found, end_of(address->where), context.line_end + added, "add " + added);
}

// The missing ones, each in its place, with the value for unknown.
proposed fix_missing_roster_tag(const game_fixes& context, const finding& found) {
    if (!found.where.empty())
        return fix_tag_name(context, found);
    const tag_sheet& sheet = context.sheet();
    fix made = no_edits(found, "add the missing tags, with nothing known");
    for (const tag_row& row : tag_rows()) {
        if (!sheet.requires_tag(row.name) || sheet.has(row.name) || sheet.was_skipped(row.name))
            continue;
        const tag* const behind = predecessor(sheet, row.name);
        if (behind == nullptr || !context.ends_line(behind->where.end))
            return std::nullopt;
        std::string added = context.line_end + "[" + std::string(row.text) + " \"";
        added.append(unknown_value(context.read, row.name)).append("\"]");
        if (!made.edits.empty() && made.edits.back().where == end_of(behind->where))
            made.edits.back().text += added;
        else
            made.edits.push_back({end_of(behind->where), std::move(added)});
    }
    if (!std::ranges::is_sorted(made.edits, {}, [](const text_edit& each) { return each.where.begin; }))
        return std::nullopt;
    return made;
}

// The number is in the Id.
proposed fix_missing_annotator_id(const game_fixes& context, const finding& found) {
    const tag_sheet& sheet = context.sheet();
    value_parts id;
    if (!read_value(value_form::identifier, sheet.value(tag_name::id), id) || id.annotator.empty())
        return std::nullopt;
    const tag* behind = nullptr;
    for (const tag_entry& each : sheet.entries())
        if (each.name == tag_name::annotator)
            behind = each.written;
    if (behind == nullptr || !context.ends_line(behind->where.end))
        return std::nullopt;
    const std::string added = "[AnnotatorId \"" + std::string(id.annotator) + "\"]";
    return rewrite(found, end_of(behind->where), context.line_end + added, "add " + added);
}

} // namespace ctlpgn::ctl_pgn
