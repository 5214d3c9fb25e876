// Tags that come after the moves of their game because the file ends with them. That is known only when what
// follows them has been read.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string_view>

namespace ctlpgn {

// Whether the game would have been read in the same way if the text had gone on with `rest`. That has to
// contain something other than white space, up to the end of its line. If that line is a tag, it may belong
// to the game, unless the game has tags and this one opens a new game; so what follows the tags is needed as
// well.
[[nodiscard]] bool is_settled_before_tags(std::string_view rest, const game& record,
                                          std::string_view first_tag);

} // namespace ctlpgn
