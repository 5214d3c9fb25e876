// Moves that a command line gives in place of a position.
#pragma once

#include "ctlpgn/diagnostic.hpp"

namespace ctlpgn::cli {

// Whether it says that a text is not such moves. Moves alone lack tags and a result, which is said of a place
// without text.
inline bool is_wrong_text(const diagnostic& each) {
    return each.severity == level::error && each.begin != each.end;
}

} // namespace ctlpgn::cli
