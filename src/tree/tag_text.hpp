// What tags say, as opposed to how they are written.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>
#include <string_view>

namespace ctlpgn {

// The value without escapes: \" is a quotation mark and \\ a backslash. `into` is used only if there are any.
[[nodiscard]] std::string_view tag_value(const game& in, const tag& asked, std::string& into);

} // namespace ctlpgn
