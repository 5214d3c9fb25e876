// The alternatives of a grammar, and which of them texts use.
#pragma once

#include "syntax/matcher.hpp"

#include <string>
#include <vector>

namespace ctlpgn::syntax {

struct alternative {
    const pegc::rule* rule;
    taken_alternative place;
    std::string text; // as in the grammar, on one line
};

// All alternatives by which a text can be read from the starts of the grammar, without those that occur only
// in lookaheads.
std::vector<alternative> alternatives(const grammar& language);

} // namespace ctlpgn::syntax
