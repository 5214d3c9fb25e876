// Values of tags in the form that the standard prescribes.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/fixes/fixes.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

namespace {

std::string padded(std::string_view digits) {
    if (digits.empty() || digits == "?")
        return "??";
    return std::string(digits.size() < 2 ? 1 : 0, '0').append(digits);
}

bool is_beyond_months(std::string_view part) {
    return part.size() == 2 && (part > "12") && part.find('?') == std::string_view::npos;
}

} // namespace

// The year comes first or last.
proposed fix_date(const game_fixes& context, const finding& found) {
    std::array<std::string_view, 3> parts;
    std::string_view rest = context.raw(found.where);
    for (std::string_view& part : parts) {
        part = rest.substr(0, rest.find_first_of("-./"));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    }
    if (parts[2].size() == 4 && parts[0].size() != 4)
        std::swap(parts[0], parts[2]);
    if (parts[0].size() != 4 || !rest.empty())
        return std::nullopt;
    // The month may come before the day, as in America; what is more than 12 is the day.
    const bool is_reversed = found.id == codes::reversed_date;
    if (is_reversed && is_beyond_months(parts[1]))
        std::swap(parts[1], parts[2]);
    proposed made = rewrite(found, std::string(parts[0]) + "." + padded(parts[1]) + "." + padded(parts[2]));
    // Else either may be the month.
    if (is_reversed)
        made->safe = made->safe && (is_beyond_months(parts[2]) || parts[1] == parts[2]);
    return made;
}

proposed fix_time(const game_fixes& context, const finding& found) {
    const std::string_view value = context.raw(found.where);
    if (const std::size_t fraction = value.find('.'); fraction != std::string_view::npos)
        return rewrite(found, std::string(value.substr(0, fraction)));
    return rewrite(found, std::string(value) + ":??");
}

// 3 (2)
proposed fix_round(const game_fixes& context, const finding& found) {
    std::string value(context.raw(found.where));
    std::erase_if(value, [](char c) { return c == ' ' || c == ')'; });
    std::ranges::replace(value, '(', '.');
    return rewrite(found, value);
}

proposed fix_rating(const game_fixes& context, const finding& found) {
    const std::string_view value = context.raw(found.where);
    const std::string digits(value.substr(0, value.find_first_not_of("0123456789")));
    return rewrite(found, digits.empty() ? "-" : digits);
}

proposed fix_eco(const game_fixes& context, const finding& found) {
    std::string value(context.raw(found.where).substr(0, 3));
    if (value.size() != 3)
        return std::nullopt;
    value[0] = static_cast<char>(value[0] & ~0x20);
    return rewrite(found, value);
}

// With the plus sign before it.
proposed fix_zero_increment(const game_fixes& /*context*/, const finding& found) {
    if (found.where.begin == 0)
        return std::nullopt;
    return rewrite(found, {found.where.begin - 1, found.where.end}, "", "leave out the increment");
}

proposed fix_by_expected(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.expected);
}

} // namespace ctlpgn::pgn
