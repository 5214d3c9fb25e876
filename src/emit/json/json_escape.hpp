// Text inside JSON strings. The output is valid for any bytes: those that are not UTF-8 become U+FFFD.
#pragma once

#include "json_text/inlining.hpp"
#include "json_text/plain.hpp"

#include <cstddef>
#include <string_view>

namespace ctlpgn::emit {

// The longest text that one byte can become is \u001f.
inline constexpr std::size_t longest_escape = 6;

// How many bytes the UTF-8 character at `source` has; 0 if there is none.
[[nodiscard]] std::size_t character_size(const char* source, const char* end);

// The end of the longest prefix of a text that can be in a JSON string as it is.
[[nodiscard]] const char* unescaped_end(const char* source, const char* end);

// Writes the escape for a byte that cannot be in a JSON string as it is; returns the end.
char* write_escape(char* target, char byte);

} // namespace ctlpgn::emit
