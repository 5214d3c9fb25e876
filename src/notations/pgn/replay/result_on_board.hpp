// What a game has come to when a position ends it.
#pragma once

#include "games/chess/legal.hpp"

#include <string_view>

namespace ctlpgn::pgn {

// By mate or stalemate; empty where neither is on the board.
inline std::string_view result_on_board(const chess::position& last) {
    switch (chess::standing_of(last)) {
    case chess::standing::mate: return last.to_move == chess::side::white ? "0-1" : "1-0";
    case chess::standing::stalemate: return "1/2-1/2";
    default: return {};
    }
}

} // namespace ctlpgn::pgn
