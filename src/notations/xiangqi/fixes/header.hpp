// Fixes of the lines of a header, and of the words that open blocks.
#pragma once

#include "lint/fixes/shared_fixes.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

using proposed = std::optional<fix>;

proposed fix_missing_game(const fix_context& context, const finding& found);
proposed fix_misplaced_result(const fix_context& context, const finding& found);
proposed fix_keyword_case(const fix_context& context, const finding& found);
proposed fix_keyword_sign(const fix_context& context, const finding& found);
proposed fix_capitals(const fix_context& context, const finding& found);
proposed fix_small_letters(const fix_context& context, const finding& found);
proposed fix_lower_case_word(const fix_context& context, const finding& found);
proposed fix_foreign_form(const fix_context& context, const finding& found);
proposed fix_date(const fix_context& context, const finding& found);
proposed fix_text_after_value(const fix_context& context, const finding& found);
proposed fix_keyword_inside_line(const fix_context& context, const finding& found);
proposed fix_side(const fix_context& context, const finding& found);
proposed fix_bare_set_up(const fix_context& context, const finding& found);
proposed fix_server_result(const fix_context& context, const finding& found);
proposed fix_unclosed_reason(const fix_context& context, const finding& found);
proposed fix_score(const fix_context& context, const finding& found);
proposed fix_unknown_result(const fix_context& context, const finding& found);

} // namespace ctlpgn::xiangqi
