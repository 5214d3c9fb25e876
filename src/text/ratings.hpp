// The signs that rate a ply, in all notations: ! ? !! ?? !? ?!
#pragma once

#include <string_view>

namespace ctlpgn {

constexpr bool is_rating_sign(char each) {
    return each == '!' || each == '?';
}

// Whether the text is one rating.
constexpr bool is_rating(std::string_view text) {
    return (text.size() == 1 || text.size() == 2) && is_rating_sign(text.front()) &&
           is_rating_sign(text.back());
}

// The rating that one character means, or that is in parentheses: !? for ⁉, ! for (!). Empty: there is none.
std::string_view said_rating(std::string_view text);

} // namespace ctlpgn
