// What is found about the marks of captures, checks and mate, and about origins that say too much: how a ply
// is written besides which ply it is.
#pragma once

#include "notations/pgn/codes.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

// What is written although it does not take place.
inline constexpr std::array claims_of_marks{codes::capture_of_nothing, codes::superfluous_check_mark,
                                            codes::mate_mark_without_mate};
// What takes place and is not written, and more than is needed.
inline constexpr std::array omissions_of_marks{codes::unmarked_capture, codes::missing_check_mark,
                                               codes::missing_mate_mark, codes::overdisambiguated};

constexpr bool is_claim_of_mark(code asked) {
    return std::ranges::find(claims_of_marks, asked) != claims_of_marks.end();
}

constexpr bool is_about_mark(code asked) {
    return is_claim_of_mark(asked) ||
           std::ranges::find(omissions_of_marks, asked) != omissions_of_marks.end();
}

} // namespace ctlpgn::pgn
