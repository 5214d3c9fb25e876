// A grammar in the EBNF of the W3C (Extensible Markup Language 1.0, section 6).
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

// EBNF has neither ordered choice nor lookaheads. Lookaheads become comments, so the described language is
// somewhat larger, as the text says at its top.
std::string ebnf(const grammar& language);

} // namespace ctlpgn::syntax
