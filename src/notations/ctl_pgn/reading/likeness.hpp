// Evidence for CTL-PGN in a text whose notation is not named.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>

namespace ctlpgn::ctl_pgn {

// notation::likeness_of
likeness likeness_of(std::string_view beginning);

// notation::position_likeness
likeness position_likeness(std::string_view word);

} // namespace ctlpgn::ctl_pgn
