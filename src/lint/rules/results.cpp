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

std::uint8_t read_result(std::string_view text, const vocabulary& words) {
    const auto index_of = [&words](std::string_view asked) {
        for (std::size_t i = 1; i < words.results.size(); ++i)
            if (words.results[i] == asked)
                return static_cast<std::uint8_t>(i);
        return std::uint8_t{0};
    };
    if (const std::uint8_t found = index_of(text); found != 0)
        return found;
    std::string plain;
    for (const char c : text) {
        // Whatever stands between the digits is some hyphen.
        const bool is_hyphen = !is_digit(c) && c != '*';
        if (!is_hyphen)
            plain += c;
        else if (!plain.ends_with('-'))
            plain += '-';
    }
    return index_of(plain);
}

} // namespace ctlpgn
