// How people write who won, apart from the signs that notations have for it.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// The index of the result in the usual results, whatever dashes, spaces and brackets the word has; 0 if it is
// none of them. Plain words say no more than the result: ½, 1:0, White wins; others also say why: White
// resigned.
[[nodiscard]] std::uint8_t find_plain_result(std::string_view written);
[[nodiscard]] std::uint8_t find_result(std::string_view written);

// Whether the text says how a game ended, even without saying who has won: resigns.
[[nodiscard]] bool says_how_it_ended(std::string_view written);

} // namespace ctlpgn
