// The tags of a game by name, and their values without escapes.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/tree.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn {

// The first with exactly this name; null if there is none.
[[nodiscard]] CTLPGN_EXPORT const tag* find_tag(const game& record, std::string_view name);

// Its value without escapes: \" is a quotation mark and \\ a backslash. None if there is no such tag.
[[nodiscard]] CTLPGN_EXPORT std::optional<std::string> tag_value(const game& record, std::string_view name);
[[nodiscard]] CTLPGN_EXPORT std::string tag_value(const game& record, const tag& asked);
// The same without a copy where there are no escapes; otherwise the value is put into `into`.
[[nodiscard]] CTLPGN_EXPORT std::string_view tag_value(const game& record, const tag& asked,
                                                       std::string& into);

} // namespace ctlpgn
