// The result that a tag of the game gives.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// The first one; null if there is none.
[[nodiscard]] const tag* find_result_tag(const game& record, const vocabulary& words);

// Its index in the vocabulary, whatever hyphen is used; 0 if it is not a result.
[[nodiscard]] std::uint8_t read_result(std::string_view text, const vocabulary& words);

} // namespace ctlpgn
