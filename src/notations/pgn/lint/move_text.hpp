// Text that may be a move, and so is not hidden in a comment.
#pragma once

#include <string_view>

namespace ctlpgn::pgn {

// Whether there is a file and a rank, a castling, or anything else that a move may have in a text, perhaps in
// letters that look like them.
bool may_hold_move(std::string_view written);

} // namespace ctlpgn::pgn
