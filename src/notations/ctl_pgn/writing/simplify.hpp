// Games for the simplest readers.
#pragma once

#include "ctlpgn/simplify.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

// notation::simplify. The Id names the part or form of the original: V and S for a variation, O, C or E for a
// part.
std::string simplify(const game& record, const simplify_options& options, simplified_game& result);

} // namespace ctlpgn::ctl_pgn
