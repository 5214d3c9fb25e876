// A TextMate grammar, by which editors colour texts. Its regular expressions are made from the rules; the
// notation assigns scopes to rules (colours.hpp).
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

// JSON. Rules of the table that the grammar does not have are left out.
std::string textmate(const grammar& language);

} // namespace ctlpgn::syntax
