// A grammar as one self-contained HTML page: for each rule a diagram, its remark, its text, and the rules
// that use it.
#pragma once

#include "syntax/grammar.hpp"

#include <string>

namespace ctlpgn::syntax {

std::string html_page(const grammar& language);

} // namespace ctlpgn::syntax
