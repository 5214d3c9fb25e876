#include "cli/games/game_condition.hpp"

#include "cli/games/game_facts.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/tags.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace ctlpgn::cli {

namespace {

std::optional<double> number_in(std::string_view text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    // "nan" and "inf" are read as words.
    if (fault != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

bool is_space(char each) {
    return each == ' ' || each == '\t' || each == '\n';
}

} // namespace

// Takes the parts of a condition from the front of its text.
class game_condition::reading {
  public:
    explicit reading(const std::string& text) : whole_(text), left_(text) {}

    std::vector<std::vector<comparison>> alternatives() {
        std::vector<std::vector<comparison>> read(1);
        for (;;) {
            read.back().push_back(next_comparison());
            skip_spaces();
            if (left_.empty())
                return read;
            const std::string_view joined_by = word();
            if (is_same_in_small_letters(joined_by, "or"))
                read.emplace_back();
            else if (!is_same_in_small_letters(joined_by, "and"))
                fail("comparisons must be joined by \"and\" or \"or\"", joined_by);
        }
    }

  private:
    struct sign {
        std::string_view text;
        comparing options;
    };
    // Longer ones first.
    static constexpr std::array<sign, 8> signs{{{"==", comparing::equal},
                                                {"!=", comparing::unequal},
                                                {"<=", comparing::at_most},
                                                {">=", comparing::at_least},
                                                {"=", comparing::equal},
                                                {"<", comparing::less},
                                                {">", comparing::more},
                                                {"~", comparing::contains}}};

    // The operators of other languages.
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> signs_of_others{
        {{"<>", "!="}, {"=<", "<="}, {"=>", ">="}, {"=~", "~"}, {"~=", "~"}}};

    comparison next_comparison() {
        comparison read;
        skip_spaces();
        const std::string_view here = left_;
        read.name = name();
        if (const std::size_t sign = read.name.find_first_of("()[]{},;&|"); sign != std::string::npos)
            fail(here[sign] == '(' || here[sign] == ')' ? "parentheses are not supported"
                                                        : "unexpected character in a name",
                 here.substr(sign, 1));
        skip_spaces();
        for (const auto& [mistaken, meant] : signs_of_others)
            if (left_.starts_with(mistaken))
                fail("\"" + std::string(mistaken) + "\" is not a comparison; write " + std::string(meant),
                     here);
        const auto* const found =
            std::ranges::find_if(signs, [this](const sign& each) { return left_.starts_with(each.text); });
        if (read.name.empty() || found == signs.end())
            fail("a comparison must be a name, one of = != < <= > >= ~ and a value", first_word(here));
        left_.remove_prefix(found->text.size());
        read.options = found->options;
        skip_spaces();
        read.value = value();
        read.number = number_in(read.value);
        if (is_number_of_game(read.name) && !read.number)
            fail("this must be compared with a number", read.name);
        return read;
    }

    std::string name() {
        const std::size_t end = std::min(left_.find_first_of(" \t\n=!<>~\"'"), left_.size());
        return take(end);
    }

    static std::string_view first_word(std::string_view text) {
        return text.substr(0, std::min(text.find_first_of(" \t\n"), text.size()));
    }

    std::string_view word() {
        const std::string_view read = first_word(left_);
        left_.remove_prefix(read.size());
        return read;
    }

    // Either between quotation marks of either kind, where a backslash escapes the next character, or up to a
    // space.
    std::string value() {
        if (left_.empty())
            fail("missing value", left_);
        const char mark = left_.front();
        if (mark != '"' && mark != '\'')
            return std::string(word());
        std::string read;
        for (std::size_t i = 1; i < left_.size(); ++i) {
            if (left_[i] == mark) {
                left_.remove_prefix(i + 1);
                return read;
            }
            if (left_[i] == '\\' && i + 1 < left_.size())
                ++i;
            read += left_[i];
        }
        fail("unclosed value: missing quotation mark", left_);
    }

    std::string take(std::size_t size) {
        std::string read(left_.substr(0, size));
        left_.remove_prefix(size);
        return read;
    }

    void skip_spaces() {
        while (!left_.empty() && is_space(left_.front()))
            left_.remove_prefix(1);
    }

    [[noreturn]] void fail(const std::string& why, std::string_view here) const {
        std::string message("--where: ");
        message.append(why).append(here.empty() ? ", at the end" : ", at \"").append(here);
        message.append(here.empty() ? " of '" : "\" in '").append(whole_);
        throw input_error(message.append("'; example: White ~ \"Tal\" and plies >= 40"));
    }

    const std::string& whole_;
    std::string_view left_;
};

game_condition::game_condition(const std::string& text) : alternatives_(reading(text).alternatives()) {}

bool game_condition::holds(const game& record, const notation& chosen) const {
    return std::ranges::any_of(alternatives_, [&](const std::vector<comparison>& all) {
        return std::ranges::all_of(all, [&](const comparison& each) { return holds(each, record, chosen); });
    });
}

bool game_condition::is_over_at(std::uint32_t number) const {
    const auto is_over = [number](const comparison& asked) {
        if (asked.name != number_in_file || !asked.number)
            return false;
        switch (asked.options) {
        case comparing::less: return number >= *asked.number;
        case comparing::equal:
        case comparing::at_most: return number > *asked.number;
        default: return false;
        }
    };
    return std::ranges::all_of(
        alternatives_, [&](const std::vector<comparison>& all) { return std::ranges::any_of(all, is_over); });
}

bool game_condition::asks_for_number() const {
    return std::ranges::any_of(alternatives_, [](const std::vector<comparison>& all) {
        return std::ranges::find(all, number_in_file, &comparison::name) != all.end();
    });
}

std::vector<std::string_view> game_condition::tags() const {
    std::vector<std::string_view> names;
    for (const std::vector<comparison>& all : alternatives_)
        for (const comparison& each : all)
            if (std::ranges::find(fact_names, each.name) == fact_names.end())
                names.emplace_back(each.name);
    return names;
}

// If a tag occurs more than once, any of its values may match. A missing value is unequal to everything.
bool game_condition::holds(const comparison& asked, const game& record, const notation& chosen) {
    if (const std::optional<std::string> fact = fact_of(asked.name, record, chosen))
        return compares(asked, *fact);
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

// As numbers if both are.
bool game_condition::compares(const comparison& asked, std::string_view found) {
    if (asked.options == comparing::contains)
        return found.find(asked.value) != std::string_view::npos;
    int order = found.compare(asked.value);
    if (asked.number)
        if (const std::optional<double> number = number_in(found))
            order = *number < *asked.number ? -1 : *number > *asked.number ? 1 : 0;
    switch (asked.options) {
    case comparing::equal: return order == 0;
    case comparing::unequal: return order != 0;
    case comparing::less: return order < 0;
    case comparing::at_most: return order <= 0;
    case comparing::more: return order > 0;
    case comparing::at_least: return order >= 0;
    case comparing::contains: break;
    }
    return false;
}

} // namespace ctlpgn::cli
