#pragma once

#include "ctlpgn/notation.hpp"
#include "games/xiangqi/position.hpp"

#include <string>

namespace ctlpgn::xiangqi {

// The board, with Red at the bottom: letters of FEN, Red's in capitals, or Chinese characters, which are two
// columns wide.
std::string draw_board(const position& p, const drawing& style);

} // namespace ctlpgn::xiangqi
