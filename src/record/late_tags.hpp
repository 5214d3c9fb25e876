// Tags that stand after the moves of their game because the file ends with them. Whether they do is known
// only when what follows them has been read.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string_view>

namespace ctlpgn {

// Whether tags were read after the moves.
[[nodiscard]] bool has_late_tags(const game& record);

// Whether the text goes on after the tags that it begins with, up to a line that is none, and whole.
[[nodiscard]] bool goes_on_after_tags(std::string_view text);

} // namespace ctlpgn
