// The alternatives of a grammar, and which of them texts make use of.
#pragma once

#include "syntax/matcher.hpp"

#include <string>
#include <vector>

namespace ctlpgn::syntax {

struct alternative {
    const pegc::rule* rule;
    taken_alternative place;
    std::string text; // as the grammar writes it, in one line
};

// All alternatives of all choices by which a text can be read from the starts of the grammar: none of what is
// only looked ahead with.
std::vector<alternative> alternatives(const grammar& language);

} // namespace ctlpgn::syntax
