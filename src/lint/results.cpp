#include "lint/results.hpp"

#include <string>

namespace ctlpgn {

const tag* find_result_tag(const game& in) {
    for (const tag& candidate : in.tags)
        if (in.raw(candidate.name) == "Result")
            return &candidate;
    return nullptr;
}

std::uint8_t read_result(std::string_view text, const vocabulary& words) {
    std::string plain;
    for (const char c : text) {
        // Whatever stands between the digits is some hyphen.
        const bool is_hyphen = (c < '0' || c > '9') && c != '*';
        if (!is_hyphen)
            plain += c;
        else if (!plain.ends_with('-'))
            plain += '-';
    }
    for (std::size_t i = 1; i < words.results.size(); ++i)
        if (words.results[i] == plain)
            return static_cast<std::uint8_t>(i);
    return 0;
}

} // namespace ctlpgn
