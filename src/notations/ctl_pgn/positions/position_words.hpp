// Writes positions of tags anew, as they are, in the letters of the game.
#pragma once

#include "notations/ctl_pgn/writing/spelling.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Appends the position with the spaces, hyphens and fields that the format asks for. A text that cannot be
// read as one is appended as it is.
void write_position(std::string_view written, const spelling& letters, std::string_view hyphen,
                    std::string& output);

} // namespace ctlpgn::ctl_pgn
