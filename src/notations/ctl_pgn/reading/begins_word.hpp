// Where a reference in a comment may begin. Both readings ask this for the condition `begins_word` of the
// grammar.
#pragma once

#include "text/ascii.hpp"

namespace ctlpgn::ctl_pgn {

// `at` is within a comment, after its brace.
constexpr bool begins_word(const char* at) {
    return !is_letter_or_digit(at[-1]);
}

} // namespace ctlpgn::ctl_pgn
