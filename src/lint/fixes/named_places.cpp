#include "lint/fixes/named_places.hpp"

#include "lint/fixes/apply.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

std::vector<span> in_order(std::span<const span> all) {
    std::vector<span> sorted(all.begin(), all.end());
    sort_stably(sorted, {}, &span::begin);
    return sorted;
}

// How many more names the whole text has than before.
class change_of_text {
  public:
    change_of_text(const place_names& names, std::string_view before, std::string_view after)
        : names_(names), before_(before), after_(after) {}

    // Each edit with the letters and digits around it, together with those that touch these.
    std::int64_t by(std::span<const text_edit> edits) const {
        std::int64_t change = 0;
        std::int64_t shift = 0;
        while (!edits.empty()) {
            std::size_t begin = edits.front().where.begin;
            while (begin != 0 && is_letter_or_digit(before_[begin - 1]))
                --begin;
            std::size_t end = begin;
            std::int64_t grown = 0;
            do {
                grown += growth_by(edits.front());
                end = std::max<std::size_t>(end, edits.front().where.end);
                while (end != before_.size() && is_letter_or_digit(before_[end]))
                    ++end;
                edits = edits.subspan(1);
            } while (!edits.empty() && edits.front().where.begin <= end);
            const auto size = static_cast<std::int64_t>(end - begin);
            change += count(after_, static_cast<std::int64_t>(begin) + shift, size + grown) -
                      count(before_, static_cast<std::int64_t>(begin), size);
            shift += grown;
        }
        return change;
    }

    // The same for the text that is left out: only what has merely moved is not counted.
    std::int64_t of_left_out(std::span<const span> before, std::span<const span> after,
                             std::span<const text_edit> edits) const {
        std::int64_t change = 0;
        std::int64_t shift = 0;
        auto next = after.begin();
        for (const span& each : before) {
            while (!edits.empty() && edits.front().where.end <= each.begin &&
                   edits.front().where.begin < each.begin) {
                shift += growth_by(edits.front());
                edits = edits.subspan(1);
            }
            const bool is_edited = !edits.empty() && edits.front().where.begin <= each.end;
            const std::int64_t begin = each.begin + shift;
            for (; next != after.end() && next->begin < begin; ++next)
                change += count(after_, next->begin, next->size());
            if (!is_edited && next != after.end() && next->begin == begin && next->size() == each.size())
                ++next;
            else
                change -= count(before_, each.begin, each.size());
        }
        for (; next != after.end(); ++next)
            change += count(after_, next->begin, next->size());
        return change;
    }

  private:
    [[nodiscard]] std::int64_t count(std::string_view text, std::int64_t begin, std::int64_t size) const {
        return static_cast<std::int64_t>(
            names_.count_in(text.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(size))));
    }

    const place_names& names_;
    std::string_view before_;
    std::string_view after_;
};

} // namespace

place_names::place_names(const vocabulary& called) {
    for (const std::string_view each : called.places) {
        if (each.empty() || !is_letter(each.front()))
            continue;
        if (const std::size_t number = number_in(each.substr(1)); number != numbers)
            ++names_[letter_in(each.front())][number];
    }
}

std::size_t place_names::letter_in(char c) {
    return static_cast<std::size_t>(capital(c) - 'A');
}

// `numbers` if the number does not exist or has too many digits.
std::size_t place_names::number_in(std::string_view digits) {
    if (digits.empty() || digits.size() > most_digits || !std::ranges::all_of(digits, is_digit))
        return numbers;
    const auto value = [](char digit) { return static_cast<std::size_t>(digit - '0'); };
    return digits.size() == 1 ? value(digits[0]) : number_of(value(digits[0]), value(digits[1]));
}

std::size_t place_names::count_in(std::string_view text) const {
    std::size_t count = 0;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (!is_digit(text[at]) || !is_letter(text[at - 1]))
            continue;
        const std::size_t begin = at;
        while (at != text.size() && is_digit(text[at]))
            ++at;
        if (const std::size_t number = number_in(text.substr(begin, at - begin)); number != numbers)
            count += names_[letter_in(text[begin - 1])][number];
    }
    return count;
}

bool are_names_kept(const place_names& names, const counted_text& before, const counted_text& after,
                    std::span<const text_edit> edits) {
    const change_of_text change(names, before.text, after.text);
    return change.by(edits) >= change.of_left_out(in_order(before.left_out), in_order(after.left_out), edits);
}

} // namespace ctlpgn
