// Names and values of tags.
#include "notations/diplomat/tags.hpp"

#include "lint/rules/results.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/rule_tables.hpp"
#include "notations/diplomat/words.hpp"
#include "record/calendar.hpp"

#include <string>

namespace ctlpgn::diplomat {

namespace {

constexpr std::string_view variant_value = "Diplomat";

void check_name(check_context& context, const tag_sheet& sheet, const tag_sheet::entry& entry) {
    const tag& written = *entry.written;
    if (entry.surplus) {
        finding& found = context.report(codes::repeated_tag, written.name);
        found.related.push_back({sheet.find(entry.name)->where, "it has been given here"});
    }
    const tag* const misplaced = find_position_as_in_pgn(context.read);
    if (misplaced == &written)
        context.report(codes::foreign_position_tag, written.name);
    if (misplaced == &written || (misplaced != nullptr && is_set_up_flag(context.read, written)))
        return;
    if (entry.name == tag_name::unknown || entry.misspelt) {
        const tag_name meant = entry.misspelt ? entry.name : schema().closest_to(context.raw(written.name));
        context.report(codes::unknown_tag, written.name,
                       meant == tag_name::unknown
                           ? std::string()
                           : std::string("; did you mean ").append(schema().row(meant).text).append("?"));
    }
}

bool are_digits(std::string_view text) {
    return text.find_first_not_of("0123456789?") == std::string_view::npos;
}

// YYYY.MM.DD, with question marks for what is not known.
void check_date(check_context& context, const tag& written) {
    const std::string_view value = context.raw(written.value);
    const bool has_form = value.size() == 10 && value[4] == '.' && value[7] == '.';
    const partial_date date =
        has_form ? partial_date{value.substr(0, 4), value.substr(5, 2), value.substr(8)} : partial_date{};
    if (!has_form || !are_digits(date.year) || !are_digits(date.month) || !are_digits(date.day))
        context.report(codes::unclear_date, written.value);
    else if (!is_possible(date))
        context.report(codes::impossible_date, written.value);
}

void check_value(check_context& context, const tag_sheet::entry& entry) {
    const tag& written = *entry.written;
    const std::string_view value = context.raw(written.value);
    if (!has_both_ends(context.read, written))
        return;
    if (value.empty()) {
        if (schema().row(entry.name).form == value_form::position)
            return; // its reader has reported what is missing
        context.report(codes::empty_value, written.where, std::string(context.raw(written.name)));
        return;
    }
    switch (schema().row(entry.name).form) {
    case value_form::variant:
        if (value != variant_value)
            context.report(codes::foreign_variant, written.value);
        break;
    case value_form::result:
        if (std::ranges::find(words.results, value) == words.results.end())
            context.report(codes::foreign_result_tag, written.value);
        break;
    case value_form::date: check_date(context, written); break;
    case value_form::position:
    case value_form::free: break;
    }
}

} // namespace

span another_game(const game& record, const finding& cause) {
    return names_other_game(record.raw(cause.where)) ? whole_game : span();
}

void check_tags(check_context& context) {
    if (context.read.tags.empty())
        return;
    const tag_sheet sheet(schema(), context.read, tag_name::unknown);
    for (const tag_sheet::entry& entry : sheet.entries()) {
        check_name(context, sheet, entry);
        check_value(context, entry);
    }
}

} // namespace ctlpgn::diplomat
