// Fixes of what is not about moves: comments, results, tags.
#pragma once

#include "lint/fixes/shared_fixes.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

using proposed = std::optional<fix>;

// Cells or a result, and no word that says something of them: "2","e-e3","l-l3"   3-0
bool may_be_played(std::string_view text);

proposed fix_line_comment(const fix_context& context, const finding& found);
proposed fix_text_after_result(const fix_context& context, const finding& found);
proposed fix_unclosed_comment(const fix_context& context, const finding& found);
proposed fix_unexpected_text(const fix_context& context, const finding& found);
proposed fix_result(const fix_context& context, const finding& found);
proposed fix_hyphen(const fix_context& context, const finding& found);
proposed fix_unescaped_quote(const fix_context& context, const finding& found);
proposed fix_unclosed_quote(const fix_context& context, const finding& found);
proposed fix_tag_name(const fix_context& context, const finding& found);
proposed fix_unclosed_tag(const fix_context& context, const finding& found);
proposed fix_plain_tag(const fix_context& context, const finding& found);
proposed fix_set_up_spacing(const fix_context& context, const finding& found);
proposed fix_date(const fix_context& context, const finding& found);
proposed fix_foreign_result_tag(const fix_context& context, const finding& found);
proposed fix_variant(const fix_context& context, const finding& found);

} // namespace ctlpgn::diplomat
