// Rewrites positions of tags in the letters of the game.
#pragma once

#include "notations/ctl_pgn/writing/spelling.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Appends the position with the spaces, hyphens and fields that the format requires. A text that cannot be
// read as a position is appended unchanged.
void write_position(std::string_view written, const spelling& letters, std::string_view hyphen,
                    std::string& output);

} // namespace ctlpgn::ctl_pgn
