// Rules with parameters: name<p, q> <- … is written once, and each name<a, b> that is referred to becomes a
// separate rule, name_a_b, in the file that refers to it.
#pragma once

#include "pegc/writing/library.hpp"

namespace ctlpgn::pegc {

// Makes these rules, and redirects references to them. Throws syntax_error.
void instantiate(library& lib);

} // namespace ctlpgn::pegc
