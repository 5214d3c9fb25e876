// Reduced export format (3.2.4): moves, and the tags that every game has.
#pragma once

#include "ctlpgn/simplify.hpp"

#include <string>

namespace ctlpgn::pgn {

// notation::simplify
std::string simplify(const game& of, const simplify_options& how, simplified_game& into);

} // namespace ctlpgn::pgn
