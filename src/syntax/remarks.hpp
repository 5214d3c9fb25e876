// What a grammar says about its rules to people.
#pragma once

#include "pegc/tree.hpp"

#include <string>

namespace ctlpgn::syntax {

// The remark that comes right above the rule, without its signs; lines are kept. Empty if there is none.
std::string remark_on(const pegc::grammar_file& file, const pegc::rule& r);

// The remark with which the file begins: what it describes.
std::string remark_on(const pegc::grammar_file& file);

} // namespace ctlpgn::syntax
