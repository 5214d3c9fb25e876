// What is promised of any text, in any notation.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::fuzz {

// tree.cpp, format.cpp, lint.cpp; each throws broken_promise.
void keep_promises_of_tree(std::string_view text, const notation& in);
void keep_promises_of_format(std::string_view text, const notation& in);
void keep_promises_of_lint(std::string_view text, const notation& in);

} // namespace ctlpgn::fuzz
