// The remarks of a grammar about its rules.
#pragma once

#include "pegc/tree.hpp"

#include <string>

namespace ctlpgn::syntax {

// The remark directly above the rule, without its signs; line breaks are kept. Empty if there is none.
std::string remark_on(const pegc::grammar_file& file, const pegc::rule& r);

// The remark at the beginning of the file.
std::string remark_on(const pegc::grammar_file& file);

} // namespace ctlpgn::syntax
