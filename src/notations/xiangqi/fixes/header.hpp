// Fixes for the lines of a header, and for the words that open blocks.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "notations/xiangqi/fix_functions.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

using proposed = std::optional<fix>;

proposed fix_bare_set_up(const fix_context& context, const finding& found);

// Black lost on time: words after the moves that say how the game ended.
proposed fix_result_in_words(const fix_context& context, const finding& found);

} // namespace ctlpgn::xiangqi
