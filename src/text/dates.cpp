#include "text/dates.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn {

namespace {

bool is_beyond_months(std::string_view part) {
    return part.size() == 2 && part > "12" && part.find('?') == std::string_view::npos;
}

std::string two_digits(std::string_view part) {
    if (part.empty())
        return "??";
    return std::string(2 - part.size(), part == "?" ? '?' : '0').append(part);
}

} // namespace

arranged_date arrange_date(std::string_view written, char separator) {
    std::array<std::string_view, 3> parts;
    std::size_t count = 0;
    for (std::string_view rest = written; !rest.empty(); ++count) {
        if (count == parts.size())
            return {};
        parts[count] = rest.substr(0, rest.find_first_of("./- "));
        rest.remove_prefix(std::min(rest.size(), parts[count].size() + 1));
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
            !is_reversed || is_beyond_months(day) || month == day};
}

} // namespace ctlpgn
