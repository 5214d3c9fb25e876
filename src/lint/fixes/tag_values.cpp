// Values of tags: their quotation marks and escapes, dates, results.
#include "lint/fixes/enclosed.hpp"
#include "lint/fixes/shared_fixes.hpp"
#include "text/ascii.hpp"
#include "text/dates.hpp"
#include "tree/around.hpp"
#include "tree/tag_escapes.hpp"

#include <string>

namespace ctlpgn {

fix escape_quotes(const fix_context& context, const finding& found, span value) {
    fix made = no_edits(found, "write a backslash before each quotation mark");
    const std::string_view written = context.raw(value);
    for (std::uint32_t i = 0; i != written.size(); ++i) {
        const span here = {value.begin + i, value.begin + i};
        if (written[i] == '"')
            made.edits.push_back({here, "\\"});
        else if (is_escape(written, i))
            ++i;
    }
    return made;
}

std::optional<fix> fix_bare_value(const fix_context& context, const finding& found) {
    const tag* const of_value = tag_around(context.read, found.where);
    if (of_value == nullptr)
        return std::nullopt;
    const std::string_view value = context.raw(of_value->value);
    if (value.empty() || value.find_first_of("\"\\") != std::string_view::npos)
        return std::nullopt;
    const bool is_bare = value.size() == found.where.size();
    return rewrite(found, {of_value->name.end, of_value->where.end}, ' ' + enclosed('"', value, '"') + ']',
                   is_bare ? "put the value in quotation marks" : "write straight quotation marks");
}

std::optional<fix> fix_date_form(const fix_context& context, const finding& found, char separator) {
    const arranged_date date = arrange_date(context.raw(found.where), separator);
    if (date.text.empty() || !date.is_certain)
        return std::nullopt;
    return rewrite(found, date.text);
}

std::optional<fix> fix_result_value(const fix_context& context, const finding& found, std::uint8_t meant) {
    const std::uint8_t counts = context.read.result != 0 ? context.read.result : meant;
    const tag* const of_value = tag_around(context.read, found.where);
    if (counts == 0 || of_value == nullptr)
        return std::nullopt;
    fix made = rewrite(found, of_value->value, std::string(context.written_in.words->results[counts]));
    made.safe = meant == counts || of_value->value.empty();
    return made;
}

std::optional<fix> fix_spaced_value(const fix_context& context, const finding& found) {
    const std::string value(trimmed(context.raw(found.where), blank_characters));
    if (value.empty())
        return std::nullopt;
    return rewrite(found, found.where, value, "remove the spaces");
}

std::optional<fix> fix_lone_backslash(const fix_context& context, const finding& found) {
    if (context.at(found.where.end) == '\'')
        return rewrite(found, found.where, "", "remove the backslash");
    return rewrite(found, end_of(found.where), "\\", "write a second backslash");
}

std::optional<fix> fix_newline_in_value(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, " ", "write a space");
}

} // namespace ctlpgn
