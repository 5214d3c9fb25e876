// The text of one game of a file as a whole file.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>

namespace ctlpgn::layout {

// The text of a game that was read, after what its file says once.
std::string text_alone(const game& read, const notation& chosen);

} // namespace ctlpgn::layout
