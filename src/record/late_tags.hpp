// Tags that come after the moves of their game because the file ends with them. Whether they do is known
// only when what follows them has been read.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string_view>

namespace ctlpgn {

// Whether the game would have been read alike had the text gone on: by `rest`, what comes after it.
// Something other than white space has to be there, up to the end of its line; where that is tags, they may
// be the game's own, unless it has tags and they begin with that of a new one, so what follows them has to be
// there too.
[[nodiscard]] bool is_settled_before_tags(std::string_view rest, const game& record,
                                          std::string_view first_tag);

} // namespace ctlpgn
