// What a comment says to programs, and the rest.
#pragma once

#include "ctlpgn/writing.hpp"

#include <string>

namespace ctlpgn::pgn {

// notation::part_of_comment
std::string part_of_comment(const game& record, const comment& asked, kept_comments part);

} // namespace ctlpgn::pgn
