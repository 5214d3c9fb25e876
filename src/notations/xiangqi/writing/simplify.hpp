// Games of xiangqi for the simplest readers.
#pragma once

#include "ctlpgn/simplify.hpp"

#include <string>

namespace ctlpgn::xiangqi {

// notation::simplify
std::string simplify(const game& record, const simplify_options& options, simplified_game& result);

} // namespace ctlpgn::xiangqi
