// Where the parts of a ply stand in its text.
#pragma once

#include "ctlpgn/span.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Offsets within the text of a ply; a part that is not there is empty.
struct ply_parts {
    span mover;     // its letter
    span origin;    // its hex
    span sign;      // hyphen or capture sign
    span captured;  // its letter
    span target;    // its hex
    span promotion; // with its sign
};

// Of a ply that moves a piece, or promotes one in place.
ply_parts find_parts(std::string_view text);

} // namespace ctlpgn::ctl_pgn
