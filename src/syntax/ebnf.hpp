// A grammar in the EBNF of the W3C (Extensible Markup Language 1.0, section 6).
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

// EBNF knows neither that the first alternative counts nor lookaheads: these become comments, so the language
// that is described is somewhat larger. What it says of itself at the top.
std::string ebnf(const grammar& language);

} // namespace ctlpgn::syntax
