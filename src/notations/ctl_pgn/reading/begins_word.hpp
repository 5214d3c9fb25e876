// Where a reference in a comment may begin. Both readings ask this for the condition `begins_word` of the
// grammar.
#pragma once

#include "text/ascii.hpp"

namespace ctlpgn::ctl_pgn {

// www.example.org/: before a slash, a dot between two small letters of the same word.
constexpr bool is_in_address(const char* slash) {
    constexpr int longest_word = 64;
    const auto ends_word = [](char c) { return is_white_space(c) || c == '{'; };
    for (int i = 1; i != longest_word && !ends_word(slash[-i]); ++i)
        if (slash[-i] == '.' && is_small_letter(slash[1 - i]) && is_small_letter(slash[-i - 1]))
            return true;
    return false;
}

// `at` is within a comment, after its brace.
constexpr bool begins_word(const char* at) {
    return !is_letter_or_digit(at[-1]) && !(at[-1] == '/' && is_in_address(at - 1));
}

} // namespace ctlpgn::ctl_pgn
