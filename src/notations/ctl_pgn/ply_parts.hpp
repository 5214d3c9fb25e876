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

enum class ply_part : std::uint8_t { whole, mover, origin, target, capture, promotion };

// Of a ply that moves a piece, or promotes one in place.
ply_parts find_parts(std::string_view text);

// Where a part of a ply with this text stands that begins at an offset of the game; all of it if the part is
// not written.
span find_part(std::string_view text, std::uint32_t begin, ply_part wanted);

} // namespace ctlpgn::ctl_pgn
