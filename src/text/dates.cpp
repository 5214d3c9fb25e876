#include "text/dates.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn {

namespace {

constexpr std::array<std::string_view, 12> month_names{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 12> month_numbers{"01", "02", "03", "04", "05", "06",
                                                         "07", "08", "09", "10", "11", "12"};

bool is_beyond_months(std::string_view part) {
    return part.size() == 2 && part > "12" && part.find('?') == std::string_view::npos;
}

std::string two_digits(std::string_view part) {
    if (part.empty())
        return "??";
    return std::string(2 - part.size(), part == "?" ? '?' : '0').append(part);
}

} // namespace

std::string_view number_of_month(std::string_view name) {
    constexpr std::size_t least_letters = 3;
    const auto found =
        std::ranges::find_if(month_names, [name](std::string_view each) { return each.starts_with(name); });
    return name.size() < least_letters || found == month_names.end()
               ? std::string_view()
               : month_numbers[static_cast<std::size_t>(found - month_names.begin())];
}

arranged_date arrange_date(std::string_view written, char separator) {
    std::array<std::string_view, 3> parts;
    std::size_t count = 0;
    for (std::string_view rest = written; !rest.empty(); ++count) {
        if (count == parts.size())
            return {};
        parts[count] = rest.substr(0, rest.find_first_of("./- "));
        rest.remove_prefix(std::min(rest.size(), parts[count].size() + 1));
        if (parts[count].ends_with(',')) // September 8, 2023
            parts[count].remove_suffix(1);
    }
    const auto named =
        std::ranges::find_if(parts, [](std::string_view part) { return !number_of_month(part).empty(); });
    if (named != parts.end()) {
        *named = number_of_month(*named);
        if (named == parts.begin())
            std::swap(parts[0], parts[1]);
    }
    auto& [year, month, day] = parts;
    const auto is_year = [](std::string_view part) { return part.size() == 4; };
    const bool is_reversed = is_year(day) && !is_year(year);
    if (is_reversed) {
        std::swap(year, day);
        // The month may come before the day, as in America; what is more than 12 is the day.
        if (is_beyond_months(month))
            std::swap(month, day);
    }
    const bool are_digits = std::ranges::all_of(parts, [](std::string_view part) {
        return part.find_first_not_of("0123456789?") == std::string_view::npos;
    });
    if (!is_year(year) || month.size() > 2 || day.size() > 2 || !are_digits)
        return {};
    return {std::string(year) + separator + two_digits(month) + separator + two_digits(day),
            !is_reversed || named != parts.end() || is_beyond_months(day) || month == day};
}

} // namespace ctlpgn
