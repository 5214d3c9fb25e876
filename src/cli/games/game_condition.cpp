#include "cli/games/game_condition.hpp"

#include "cli/games/game_facts.hpp"
#include "cli/games/letter_case.hpp"
#include "ctlpgn/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ctlpgn::cli {

namespace {

using joining = condition_part::joining;

// The number with which a text begins: 900 of "900?", a year and a month of a date; not "nan" or "inf".
std::optional<double> leading_number(std::string_view text) {
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    double value = 0;
    if (digits.empty() || !is_digit(digits[0]) ||
        std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc())
        return std::nullopt;
    return value;
}

bool is_of_order(comparing options) {
    return options == comparing::less || options == comparing::at_most || options == comparing::more ||
           options == comparing::at_least;
}

// As numbers if both are. What does not begin with a number is neither more nor less than one.
bool compares(const comparison& asked, std::string_view found) {
    if (asked.options == comparing::contains)
        return found.find(asked.value) != std::string_view::npos;
    if (asked.options == comparing::contains_in_any_case)
        return without_case(found).find(asked.value) != std::string::npos;
    if (asked.expression)
        return asked.expression->is_found_in(found);
    int order = found.compare(asked.value);
    if (asked.number) {
        const bool asks_order = is_of_order(asked.options);
        if (const std::optional<double> number = asks_order ? leading_number(found) : number_in(found))
            order = *number < *asked.number ? -1 : *number > *asked.number ? 1 : 0;
        else if (asks_order)
            return false;
    }
    switch (asked.options) {
    case comparing::equal: return order == 0;
    case comparing::unequal: return order != 0;
    case comparing::less: return order < 0;
    case comparing::at_most: return order <= 0;
    case comparing::more: return order > 0;
    case comparing::at_least: return order >= 0;
    case comparing::contains:
    case comparing::contains_in_any_case:
    case comparing::matches: break;
    }
    return false;
}

// If a tag occurs more than once, any of its values may match. A missing value is unequal to everything.
bool holds_in(shown_facts& shown, const comparison& asked) {
    if (const std::optional<std::string> fact = fact_of(asked.name, shown))
        return compares(asked, *fact);
    const game& record = shown.record();
    bool any = false;
    std::string unescaped;
    for (const tag& each : record.tags)
        if (is_same_in_small_letters(record.raw(each.name), asked.name)) {
            any = true;
            if (compares(asked, tag_value(record, each, unescaped)))
                return true;
        }
    return !any && asked.options == comparing::unequal;
}

// What `says` says of the comparisons, joined as they are.
template <class Says> bool joined(const condition_part& asked, const Says& says) {
    const auto says_joined = [&says](const condition_part& each) { return joined(each, says); };
    switch (asked.joined_by) {
    case joining::all: return std::ranges::all_of(asked.parts, says_joined);
    case joining::any: return std::ranges::any_of(asked.parts, says_joined);
    case joining::none: return std::ranges::none_of(asked.parts, says_joined);
    case joining::nothing: break;
    }
    return says(asked.compared);
}

template <class Visit> void each_comparison(const condition_part& asked, const Visit& visit) {
    if (asked.joined_by == joining::nothing)
        visit(asked.compared);
    for (const condition_part& each : asked.parts)
        each_comparison(each, visit);
}

// Of what is negated, that is not known.
bool is_over(const condition_part& asked, std::uint32_t number) {
    const auto is_part_over = [number](const condition_part& each) { return is_over(each, number); };
    const comparison& compared = asked.compared;
    switch (asked.joined_by) {
    case joining::all: return std::ranges::any_of(asked.parts, is_part_over);
    case joining::any: return std::ranges::all_of(asked.parts, is_part_over);
    case joining::none: return false;
    case joining::nothing: break;
    }
    if (compared.name != number_in_file || !compared.number)
        return false;
    switch (compared.options) {
    case comparing::less: return number >= *compared.number;
    case comparing::equal:
    case comparing::at_most: return number > *compared.number;
    default: return false;
    }
}

} // namespace

std::optional<double> number_in(std::string_view text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    // "nan" and "inf" are read as words.
    if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

bool game_condition::holds(const game& record, const notation& chosen) const {
    shown_facts shown(record, chosen);
    return joined(whole_, [&shown](const comparison& each) { return holds_in(shown, each); });
}

bool game_condition::is_over_at(std::uint32_t number) const {
    return is_over(whole_, number);
}

bool game_condition::asks_for_number() const {
    bool asks = false;
    each_comparison(whole_, [&](const comparison& each) { asks = asks || each.name == number_in_file; });
    return asks;
}

std::vector<std::string_view> game_condition::tags() const {
    std::vector<std::string_view> names;
    each_comparison(whole_, [&](const comparison& each) {
        if (!is_fact(each.name))
            names.emplace_back(each.name);
    });
    return names;
}

} // namespace ctlpgn::cli
