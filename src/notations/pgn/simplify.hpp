// Reduced export format (3.2.4): moves, and the tags that every game has.
#pragma once

#include "ctlpgn/simplify.hpp"

#include <string>

namespace ctlpgn::pgn {

// notation::simplify
std::string simplify(const game& record, const simplify_options& options, simplified_game& result);

} // namespace ctlpgn::pgn
