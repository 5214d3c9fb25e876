// What input methods for Chinese and Japanese write instead of ASCII: full-width characters.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

// The half-width form of a character of one byte or, if it is full-width, of three; 0 if it has none.
char narrow(std::string_view character);

// With the half-width forms of those characters that have one.
std::string narrowed(std::string_view text);

} // namespace ctlpgn
