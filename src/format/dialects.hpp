// Kinds of files that a notation has besides its usual one.
#pragma once

#include "ctlpgn/notation.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::layout {

// The one of notation::written_dialects that a file with this preamble is in, which begins with its name;
// empty if it is in none.
inline std::string_view dialect_of(const notation& chosen, std::string_view preamble) {
    const auto found = std::ranges::find(chosen.written_dialects, preamble.substr(0, preamble.find(' ')));
    return found == chosen.written_dialects.end() ? std::string_view() : *found;
}

// Whether a file that was asked for in a dialect, by writing_style, says at its beginning which kind of file
// it is.
inline bool says_its_kind(const notation& chosen, std::string_view asked, std::string_view preamble) {
    return asked.empty() || asked == chosen.name || asked == dialect_of(chosen, preamble);
}

} // namespace ctlpgn::layout
