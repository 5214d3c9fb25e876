#include "text/dates.hpp"

#include "text/ascii.hpp"
#include "text/look_alikes.hpp"

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

using date_parts = std::array<std::string, 3>;

// A sign, with or without spaces around it, or only spaces. Between two signs a part is missing.
std::size_t size_of_separator(std::string_view text) {
    std::size_t size = text.find_first_not_of(' ');
    if (size < text.size() && std::string_view("./-,_").find(text[size]) != std::string_view::npos)
        size = text.find_first_not_of(' ', size + 1);
    return std::min(size, text.size());
}

// Without the end of 4th, and with digits for letters that look like them: O4
std::string plain_part(std::string_view written) {
    constexpr std::string_view endings[] = {"st", "nd", "rd", "th"};
    const std::size_t digits = count_digits(written);
    if (digits != 0 && std::ranges::find(endings, written.substr(digits)) != std::end(endings))
        return std::string(written.substr(0, digits));
    std::string made(written);
    if (std::ranges::any_of(made, is_digit))
        std::ranges::transform(made, made.begin(), meant_digit);
    return made;
}

// No text if there are more than three.
date_parts parts_of(std::string_view written) {
    date_parts parts;
    std::size_t count = 0;
    for (std::string_view rest = written; !rest.empty(); ++count) {
        if (count == parts.size())
            return {};
        const std::string_view part = rest.substr(0, rest.find_first_of("./-,_ "));
        parts[count] = plain_part(part);
        rest.remove_prefix(part.size());
        rest.remove_prefix(size_of_separator(rest));
    }
    return parts;
}

// 20190504 in its parts, or 04052019. Read the other way, neither would be a date since the Middle Ages.
date_parts parts_of_number(const std::string& digits) {
    const auto is_up_to = [&digits](std::size_t at, std::string_view last) {
        return digits.compare(at, 2, last) <= 0;
    };
    if (is_up_to(4, "12") && is_up_to(6, "31"))
        return {digits.substr(0, 4), digits.substr(4, 2), digits.substr(6)};
    return {digits.substr(0, 2), digits.substr(2, 2), digits.substr(4)};
}

} // namespace

std::string_view number_of_month(std::string_view name) {
    constexpr std::size_t least_letters = 3;
    const auto found = std::ranges::find_if(month_names, [name](std::string_view each) {
        return is_same_in_small_letters(name, each.substr(0, name.size()));
    });
    return name.size() < least_letters || found == month_names.end()
               ? std::string_view()
               : month_numbers[static_cast<std::size_t>(found - month_names.begin())];
}

arranged_date arrange_date(std::string_view written, char separator) {
    constexpr std::size_t size_of_number = 8;
    date_parts parts = parts_of(written);
    if (parts[0].size() == size_of_number && parts[1].empty() && std::ranges::all_of(parts[0], is_digit))
        parts = parts_of_number(parts[0]);
    const auto named =
        std::ranges::find_if(parts, [](std::string_view part) { return !number_of_month(part).empty(); });
    if (named != parts.end()) {
        *named = number_of_month(*named);
        std::swap(*named, parts[1]); // where the month is in both orders
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
    return {year + separator + two_digits(month) + separator + two_digits(day),
            !is_reversed || named != parts.end() || is_beyond_months(day) || month == day};
}

} // namespace ctlpgn
