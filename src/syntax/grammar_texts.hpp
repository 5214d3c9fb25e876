// The grammars that the program carries with it (grammar/texts.hpp), read.
#pragma once

#include "syntax/grammar.hpp"

#include <string_view>

namespace ctlpgn::syntax {

// The grammar of that name with all that it imports, without what is merely tolerated. The name must be one
// of grammar::texts.
grammar strict_grammar(std::string_view name);

} // namespace ctlpgn::syntax
