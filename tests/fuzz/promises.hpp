// The promises about any text, in any notation.
#pragma once

#include "ctlpgn/notation.hpp"
#include "text/utf8.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::fuzz {

// tree.cpp, format.cpp, lint.cpp; each throws broken_promise.
void keep_promises_of_tree(std::string_view text, const notation& chosen);
void keep_promises_of_format(std::string_view text, const notation& chosen);
void keep_promises_of_lint(std::string_view text, const notation& chosen);

// If bytes remain that are not UTF-8, the encoding is guessed from the whole text, so the second guess may
// differ.
inline bool is_utf8(std::string_view text) {
    return utf8::find_invalid(text) == text.size();
}

// All of them.
inline void keep_promises(std::string_view text, const notation& chosen) {
    keep_promises_of_tree(text, chosen);
    keep_promises_of_format(text, chosen);
    keep_promises_of_lint(text, chosen);
}

} // namespace ctlpgn::fuzz
