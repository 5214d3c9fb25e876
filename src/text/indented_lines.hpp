// Texts whose lines are under each other, as those of a drawing.
#pragma once

#include <string_view>

namespace ctlpgn {

// Whether another line than the first is indented, and does not consist of spaces alone.
[[nodiscard]] bool has_indented_line(std::string_view text);

} // namespace ctlpgn
