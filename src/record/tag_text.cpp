#include "record/tag_text.hpp"

#include "text/ascii.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace ctlpgn {

bool has_both_ends(const game& record, const tag& written) {
    const span value = written.value;
    const bool opens = value.begin > 0 && record.text[value.begin - 1] == '"';
    const bool closes = value.end < record.text.size() && record.text[value.end] == '"';
    return opens == closes && (opens || (!value.empty() && record.raw(written.where).ends_with(']')));
}

bool is_certain_value(const game& record, span value) {
    const tag* const written = tag_around(record, value);
    return written != nullptr && has_both_ends(record, *written) &&
           record.raw(value).find_first_of("\"\\") == std::string_view::npos;
}

std::string_view bare_value(std::string_view after_name) {
    if (after_name.ends_with(']'))
        after_name.remove_suffix(1);
    const std::size_t first = after_name.find_first_not_of(" \t=:,");
    return trimmed(after_name.substr(std::min(first, after_name.size())), blank_characters);
}

std::string_view place_of_bare_value(std::string_view after_name) {
    if (const std::string_view value = bare_value(after_name); !value.empty())
        return value;
    return trimmed(after_name).empty() ? after_name.substr(0, 0) : after_name;
}

std::string_view without_quotes(std::string_view value) {
    constexpr std::string_view marks[] = {"“", "”", "„", "‟", "«", "»", "‹", "›", "‘",
                                          "’", "‚", "'", "`", "´", "′", "″", "\""};
    const auto begins = [&value](std::string_view mark) { return value.starts_with(mark); };
    const auto ends = [&value](std::string_view mark) { return value.ends_with(mark); };
    // Those inside belong to the value: “Jones 'Jack'”
    for (bool is_outermost = true;; is_outermost = false) {
        const auto* const before = std::ranges::find_if(marks, begins);
        const auto* const after = std::ranges::find_if(marks, ends);
        const bool any_before = before != std::end(marks);
        const bool any_after = after != std::end(marks);
        if (!(any_before && any_after) && !(is_outermost && (any_before || any_after)))
            return value;
        while (any_before && begins(*before)) // ""x"
            value.remove_prefix(before->size());
        while (any_after && ends(*after))
            value.remove_suffix(after->size());
    }
}

std::uint32_t begin_of_moves(const game& record) {
    return record.plies.empty() ? static_cast<std::uint32_t>(record.text.size())
                                : record.plies[0].number_begin;
}

bool is_word_in_skipped_head(const game& record, std::string_view word) {
    std::size_t end = begin_of_moves(record);
    if (!record.comments.empty())
        end = std::min<std::size_t>(end, record.comments[0].where.begin);
    const std::string_view head = record.text.substr(0, end);
    const auto is_letter = [head](std::size_t at) {
        return at < head.size() && std::isalnum(static_cast<unsigned char>(head[at])) != 0;
    };
    for (std::size_t at = head.find(word); at != std::string_view::npos; at = head.find(word, at + 1)) {
        const auto begin = static_cast<std::uint32_t>(at);
        if (tag_around(record, {begin, begin + 1}) == nullptr && !is_letter(at + word.size()) &&
            (at == 0 || !is_letter(at - 1)))
            return true;
    }
    return false;
}

} // namespace ctlpgn
