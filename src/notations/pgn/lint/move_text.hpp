// Text that may be a move, and therefore must not be hidden in a comment.
#pragma once

#include <string_view>

namespace ctlpgn::pgn {

// Whether it contains a file and a rank, a castling or another part of a move, possibly in letters that look
// like them.
bool may_hold_move(std::string_view written);

} // namespace ctlpgn::pgn
