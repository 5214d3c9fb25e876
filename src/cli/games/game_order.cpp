#include "cli/games/game_order.hpp"

#include "cli/games/game_facts.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "ctlpgn/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>

namespace ctlpgn::cli {

namespace {

std::size_t count_digits(std::string_view text) {
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

// Which comes first in ascending or falling order. Digits that follow each other are a number: 2 comes before
// 10, and round 1.2 before 1.10. What is not known (?) comes last in both.
std::strong_ordering natural_order(std::string_view one, std::string_view other, bool falls) {
    const auto turned = [falls](std::strong_ordering order) { return falls ? 0 <=> order : order; };
    while (!one.empty() && !other.empty()) {
        if ((one.front() == '?') != (other.front() == '?'))
            return other.front() == '?' ? std::strong_ordering::less : std::strong_ordering::greater;
        const std::size_t digits = count_digits(one);
        const std::size_t others = count_digits(other);
        if (digits != 0 && others != 0) {
            std::string_view number = one.substr(0, digits);
            std::string_view against = other.substr(0, others);
            number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
            against.remove_prefix(std::min(against.find_first_not_of('0'), against.size()));
            if (const auto by_size = number.size() <=> against.size(); by_size != 0)
                return turned(by_size);
            if (const auto by_digits = number <=> against; by_digits != 0)
                return turned(by_digits);
            one.remove_prefix(digits);
            other.remove_prefix(others);
            continue;
        }
        const auto by_sign =
            static_cast<unsigned char>(one.front()) <=> static_cast<unsigned char>(other.front());
        if (by_sign != 0)
            return turned(by_sign);
        one.remove_prefix(1);
        other.remove_prefix(1);
    }
    return turned(one.size() <=> other.size());
}

std::string value_of(const std::string& name, shown_facts& shown) {
    if (const std::optional<std::string> fact = fact_of(name, shown))
        return *fact;
    std::string unescaped;
    for (const tag& each : shown.record().tags)
        if (is_same_in_small_letters(shown.record().raw(each.name), name))
            return std::string(tag_value(shown.record(), each, unescaped));
    return {};
}

} // namespace

game_order::game_order(std::string_view names) {
    while (!names.empty()) {
        const std::size_t comma = std::min(names.find(','), names.size());
        std::string_view name = names.substr(0, comma);
        names.remove_prefix(std::min(comma + 1, names.size()));
        const bool falls = name.starts_with('-');
        name.remove_prefix(falls ? 1 : 0);
        if (name.empty())
            throw setting_error(
                "--sort: a name is missing; write tags or facts, such as Date,Round or -plies");
        keys_.push_back({std::string(name), falls});
        if (!is_fact(name))
            asked_.ask(name);
    }
}

// What is not known comes last.
bool game_order::comes_before(const std::vector<std::string>& one,
                              const std::vector<std::string>& other) const {
    for (std::size_t i = 0; i != keys_.size(); ++i) {
        const auto is_unknown = [](const std::string& value) {
            return value.find_first_not_of("?.-") == std::string::npos;
        };
        if (is_unknown(one[i]) != is_unknown(other[i]))
            return is_unknown(other[i]);
        if (const auto order = natural_order(one[i], other[i], keys_[i].falls); order != 0)
            return order < 0;
    }
    return false;
}

std::string game_order::sorted(std::string_view games, const notation& chosen, const limits& bounds) {
    struct part {
        std::string_view text;
        std::vector<std::string> values;
    };
    std::vector<part> parts;
    const auto source = open_text(games);
    game_reader reader(*source, chosen, bounds, check_level::syntax);
    while (const game* const read = reader.next()) {
        asked_.look_at(*read, chosen);
        shown_facts shown(*read, chosen);
        part& added = parts.emplace_back();
        added.text = trimmed(games.substr(read->offset, read->text.size()));
        for (const key& each : keys_)
            added.values.push_back(value_of(each.name, shown));
    }
    std::ranges::stable_sort(
        parts, [this](const part& one, const part& other) { return comes_before(one.values, other.values); });
    std::string all;
    all.reserve(games.size());
    for (const part& each : parts)
        all.append(all.empty() ? "" : "\n").append(each.text).append("\n");
    return all;
}

} // namespace ctlpgn::cli
