// Text that may be a move, and so is not hidden in a comment.
#pragma once

#include <string_view>

namespace ctlpgn::pgn {

// Whether a file and a rank, a castling, or what else a move may have is in a text, perhaps in letters
// that look like them.
bool may_hold_move(std::string_view written);

} // namespace ctlpgn::pgn
