#include "record/calendar.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <chrono>

namespace ctlpgn {

namespace {

bool may_be(std::string_view digits, unsigned number) {
    for (std::size_t i = digits.size(); i-- > 0; number /= 10)
        if (digits[i] != '?' && digits[i] != static_cast<char>('0' + number % 10))
            return false;
    return number == 0;
}

constexpr unsigned days_of_every_month = 28;
constexpr unsigned longest_month = 31;

// 0 if some digit is not known.
unsigned known_number(std::string_view digits) {
    unsigned value = 0;
    for (const char digit : digits) {
        if (!is_digit(digit))
            return 0;
        value = value * 10 + static_cast<unsigned>(digit - '0');
    }
    return value;
}

// A day that exists in every year, or only in leap years.
bool exists(std::string_view year, unsigned month, unsigned day) {
    using namespace std::chrono;
    const month_day wanted{std::chrono::month(month), std::chrono::day(day)};
    if (!wanted.ok())
        return false;
    if (month != 2 || day != 29)
        return true;
    for (unsigned leap = 0; leap < 10000; leap += 4)
        if (std::chrono::year(static_cast<int>(leap)).is_leap() && may_be(year, leap))
            return true;
    return false;
}

std::string bound(const partial_date& date, char unknown_digit) {
    std::string result = std::string(date.year) + std::string(date.month) + std::string(date.day);
    std::ranges::replace(result, '?', unknown_digit);
    return result;
}

} // namespace

bool is_possible(const partial_date& date) {
    const unsigned known_month = known_number(date.month);
    const unsigned known_day = known_number(date.day);
    if (known_month >= 1 && known_month <= 12 && known_day >= 1 && known_day <= longest_month)
        return known_day <= days_of_every_month || exists(date.year, known_month, known_day);
    for (unsigned month = 1; month <= 12; ++month)
        for (unsigned day = 1; may_be(date.month, month) && day <= longest_month; ++day)
            if (may_be(date.day, day) && exists(date.year, month, day))
                return true;
    return false;
}

bool is_surely_later(const partial_date& one, const partial_date& other) {
    return bound(one, '0') > bound(other, '9');
}

} // namespace ctlpgn
