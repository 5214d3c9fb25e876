// The end of a message about an unknown word.
#pragma once

#include "text/closest.hpp"

#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// "; did you mean "select"?", or nothing if no known word is similar.
inline std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
    const std::string_view found = closest(word, known);
    return found.empty() ? std::string() : "; did you mean \"" + std::string(found) + "\"?";
}

} // namespace ctlpgn
