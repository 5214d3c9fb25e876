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

// All of them.
inline void keep_promises(std::string_view text, const notation& in) {
    keep_promises_of_tree(text, in);
    keep_promises_of_format(text, in);
    keep_promises_of_lint(text, in);
}

} // namespace ctlpgn::fuzz
