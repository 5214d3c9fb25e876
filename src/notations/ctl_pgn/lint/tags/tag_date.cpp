// Dates: days of the calendar, as far as they are known.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "record/calendar.hpp"
#include "text/dates.hpp"

#include <string>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

partial_date date_of(const value_parts& parts) {
    return {parts.year, parts.month, parts.day};
}

} // namespace

void check_date(check_context& context, const tag& written, const value_parts& parts) {
    if (!is_possible(date_of(parts)))
        context.report(codes::impossible_date, written.value);
}

// Other separators, missing zeros, a year or month alone, and the year at the end, unless day and month could
// be interchanged; and a question mark, as other tags have it where nothing is known.
std::string date_suggestion(std::string_view value) {
    if (value.empty() || value == "?")
        return {'?', '?', '?', '?', '-', '?', '?', '-', '?', '?'};
    arranged_date date = arrange_date(value, '-');
    value_parts parts;
    const bool is_date = date.is_certain && read_value(value_form::date, date.text, parts);
    return is_date && is_possible(date_of(parts)) ? std::move(date.text) : std::string();
}

bool is_surely_later(const value_parts& one, const value_parts& other) {
    return ctlpgn::is_surely_later(date_of(one), date_of(other));
}

} // namespace ctlpgn::ctl_pgn
