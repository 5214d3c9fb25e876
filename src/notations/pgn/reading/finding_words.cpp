#include "notations/pgn/reading/finding_words.hpp"

#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::pgn {

std::string meant_annotation(std::string_view symbol) {
    if (symbol.starts_with('('))
        symbol = symbol.substr(1, symbol.size() - 2);
    const std::uint32_t number = find_glyph(symbol);
    return number == 0 ? "a numeric annotation such as $16"
                       : std::string("the numeric annotation $").append(std::to_string(number));
}

std::string reason_of_misplaced_suffix(const game& record, std::string_view suffix) {
    const auto parted_by = [](std::string_view what) {
        return std::string(what).append(" separates it from its move");
    };
    const auto begin = static_cast<std::size_t>(suffix.data() - record.text.data());
    const std::string_view before = trimmed(record.text.substr(0, begin));
    const std::string_view after = record.text.substr(begin + suffix.size());
    if (before.empty() || before.ends_with('(') || before.ends_with('.') ||
        (!after.empty() && is_letter(after.front())))
        return "it comes before its move";
    if (before.ends_with(')'))
        return parted_by("a variation");
    const auto end = static_cast<std::uint32_t>(before.data() + before.size() - record.text.data());
    if (!record.comments.empty() && record.comments.back().where.end == end)
        return parted_by("a comment");
    constexpr std::size_t size_of_glyph = 4; // $139
    const std::string_view last = before.substr(before.size() - std::min(before.size(), size_of_glyph));
    const std::size_t sign = last.size() - count_last_digits(last);
    if (sign != 0 && sign != last.size() && last[sign - 1] == '$')
        return parted_by(last.substr(sign - 1));
    return parted_by("a space");
}

} // namespace ctlpgn::pgn
