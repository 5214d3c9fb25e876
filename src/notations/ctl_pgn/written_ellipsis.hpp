// What people write between the number of a move and Black's ply, in place of White's.
#pragma once

#include "text/ascii.hpp"

#include <string_view>

namespace ctlpgn::ctl_pgn {

// 12.. E21-E17   12 .. E21-E17: the second dot may also be there by mistake, before a ply of White's.
inline bool may_be_doubled_dot(std::string_view written) {
    const std::string_view dots = trimmed(written, blank_characters);
    return dots == "." || (dots == ".." && is_blank(written.front()));
}

// (12., E21-E17): White's ply may be what is missing before the comma.
inline bool is_lone_comma(std::string_view written) {
    return trimmed(written, blank_characters) == ",";
}

} // namespace ctlpgn::ctl_pgn
