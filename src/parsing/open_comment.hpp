// Comments whose closing sign may be missing, judged by the signs after them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::parsing {

// Whether more text could close a comment that begins there and was taken for unclosed: this many braces
// after its first byte decide it. It does not wait for braces beyond the limit.
inline bool is_settled_comment(std::string_view text, std::size_t begin, int deciding_braces,
                               std::uint64_t longest) {
    std::size_t at = begin;
    for (int braces = 0; braces != deciding_braces; ++braces) {
        at = text.find_first_of("{}", at + 1);
        if (at == std::string_view::npos)
            return text.size() - begin > longest;
    }
    return true;
}

} // namespace ctlpgn::parsing
