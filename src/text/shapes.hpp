// The common shape of texts that differ in their words and numbers: [12:01] Marta: and [9:55] Pere Soler:
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

// A run of letters is one a, a run of digits without a tab one 0; spaces do not count.
std::string shape_of(std::string_view text);

// How many bytes at the beginning of the text have this shape, including the spaces after them; 0 if it
// begins differently.
std::size_t length_of_shape(std::string_view text, std::string_view shape);

} // namespace ctlpgn
