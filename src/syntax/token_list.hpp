// A grammar as data for other tools: its tokens, and its rules as trees, much as tree-sitter writes them.
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

// JSON. A token is a rule that is read in one piece: one of a %token line, one that has a name for people, or
// one that refers to nothing but rules that refer to nothing; none that comes back to itself.
std::string token_list(const grammar& language);

} // namespace ctlpgn::syntax
