// Texts whose lines are aligned with each other, such as drawings.
#pragma once

#include <string_view>

namespace ctlpgn {

// Whether a line other than the first is indented, and does not consist only of spaces.
[[nodiscard]] bool has_indented_line(std::string_view text);

} // namespace ctlpgn
