// Dates: a day of the calendar, as far as it is known (rulings 2.6).
#include "notations/ctl_pgn/lint/tag_value_checks.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::ctl_pgn {

namespace {

bool may_be(std::string_view digits, int number) {
    for (std::size_t i = digits.size(); i-- > 0; number /= 10)
        if (digits[i] != '?' && digits[i] != static_cast<char>('0' + number % 10))
            return false;
    return number == 0;
}

bool may_be_leap_year(std::string_view digits) {
    for (int year = 0; year < 10000; year += 4)
        if ((year % 100 != 0 || year % 400 == 0) && may_be(digits, year))
            return true;
    return false;
}

bool has_day(const value_parts& date, int month, int day) {
    constexpr std::array<int, 13> days{0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return day <= days[static_cast<std::size_t>(month)] ||
           (month == 2 && day == 29 && may_be_leap_year(date.year));
}

bool is_possible(const value_parts& date) {
    for (int month = 1; month <= 12; ++month)
        for (int day = 1; may_be(date.month, month) && day <= 31; ++day)
            if (may_be(date.day, day) && has_day(date, month, day))
                return true;
    return false;
}

std::string bound(const value_parts& date, char unknown_digit) {
    std::string result = std::string(date.year) + std::string(date.month) + std::string(date.day);
    std::ranges::replace(result, '?', unknown_digit);
    return result;
}

} // namespace

void check_date(check_context& context, const tag& written, const value_parts& parts) {
    if (!is_possible(parts))
        context.report(code::impossible_date, written.value);
}

// Other separators, missing zeros, and a year or month alone.
std::string date_suggestion(std::string_view value) {
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
    if (!read_value(value_form::date, result, parts) || !is_possible(parts))
        result.clear();
    return result;
}

bool is_surely_later(const value_parts& one, const value_parts& other) {
    return bound(one, '0') > bound(other, '9');
}

} // namespace ctlpgn::ctl_pgn
