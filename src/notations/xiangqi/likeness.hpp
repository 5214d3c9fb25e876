// How likely a text is a file of xiangqi games.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>

namespace ctlpgn::xiangqi {

// notation::likeness_of
likeness likeness_of(std::string_view beginning);

// notation::position_likeness
likeness position_likeness(std::string_view word);

} // namespace ctlpgn::xiangqi
