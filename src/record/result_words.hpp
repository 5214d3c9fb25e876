// How people write who won, besides the signs that notations have for it.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// Its index in the usual results, whatever dashes, spaces and brackets are in it; 0 if it is none of them.
// Plain ones say no more than the result: ½, 1:0, White wins; others also why: White resigned.
[[nodiscard]] std::uint8_t find_plain_result(std::string_view written);
[[nodiscard]] std::uint8_t find_result(std::string_view written);

// Whether a word or a sign in it says how a game ended, even without saying who has won: resigns.
[[nodiscard]] bool says_how_it_ended(std::string_view written);

} // namespace ctlpgn
