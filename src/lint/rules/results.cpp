#include "lint/rules/results.hpp"

#include "text/ascii.hpp"

#include <string>

namespace ctlpgn {

const tag* find_result_tag(const game& record, const vocabulary& words) {
    for (const tag& candidate : record.tags)
        if (record.raw(candidate.name) == words.result_tag)
            return &candidate;
    return nullptr;
}

namespace {

constexpr std::string_view half = "½";

// Anything between digits and these signs is some hyphen.
std::string with_hyphens(std::string_view text, std::string_view signs) {
    std::string plain;
    while (!text.empty()) {
        if (text.starts_with(half)) {
            plain += "1/2";
            text.remove_prefix(half.size());
            continue;
        }
        if (is_digit(text.front()) || signs.find(text.front()) != std::string_view::npos)
            plain += text.front();
        else if (!plain.ends_with('-'))
            plain += '-';
        text.remove_prefix(1);
    }
    return plain;
}

} // namespace

std::uint8_t read_result(std::string_view text, const vocabulary& words) {
    const auto index_of = [&words](std::string_view asked) {
        for (std::size_t i = 1; i < words.results.size(); ++i)
            if (words.results[i] == asked)
                return static_cast<std::uint8_t>(i);
        return std::uint8_t{0};
    };
    if (const std::uint8_t found = index_of(text); found != 0)
        return found;
    if (const std::uint8_t found = index_of(with_hyphens(text, "*/")); found != 0)
        return found;
    return index_of(with_hyphens(text, "*"));
}

} // namespace ctlpgn
