// Dates: a day of the calendar, as far as it is known.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "record/calendar.hpp"

#include <algorithm>
#include <array>

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

// Other separators, missing zeros, and a year or month alone.
std::string date_suggestion(std::string_view value) {
    if (value.empty())
        return {'?', '?', '?', '?', '-', '?', '?', '-', '?', '?'};
    std::array<std::string, 3> fields;
    std::size_t count = 0;
    for (std::string_view left = value; count != fields.size(); ++count) {
        const std::size_t end = left.find_first_of("./- ");
        fields[count] = left.substr(0, end);
        if (end == std::string_view::npos) {
            ++count;
            break;
        }
        left.remove_prefix(end + 1);
    }
    for (std::size_t i = 1; i != fields.size(); ++i)
        if (i >= count)
            fields[i] = "??";
        else if (fields[i].size() == 1)
            fields[i] = (fields[i] == "?" ? "?" : "0") + fields[i];
    std::string result = fields[0] + '-' + fields[1] + '-' + fields[2];
    value_parts parts;
    if (!read_value(value_form::date, result, parts) || !is_possible(date_of(parts)))
        result.clear();
    return result;
}

bool is_surely_later(const value_parts& one, const value_parts& other) {
    return ctlpgn::is_surely_later(date_of(one), date_of(other));
}

} // namespace ctlpgn::ctl_pgn
