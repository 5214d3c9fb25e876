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

} // namespace ctlpgn::layout
