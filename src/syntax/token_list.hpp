// A grammar as data for other tools: its tokens, and its rules as trees, similar to those of tree-sitter.
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

// JSON. A token is a rule that is read as a unit: one in a %token line, one with a name for people, or one
// that refers only to rules without references; never a recursive one.
std::string token_list(const grammar& language);

} // namespace ctlpgn::syntax
