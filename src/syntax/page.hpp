// A grammar as one HTML page that needs nothing else: a diagram for each rule, what the grammar says about
// it, its text, and who uses it.
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

std::string html_page(const grammar& language);

} // namespace ctlpgn::syntax
