// What input methods for Chinese and Japanese write for ASCII: characters as wide as theirs.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

// The half-width form of a character of one or, full-width, three bytes; what has none gives 0.
char narrow(std::string_view character);

// With the half-width forms of those characters that have one.
std::string narrowed(std::string_view text);

} // namespace ctlpgn
