// What a game has come to when a position ends it.
#pragma once

#include "games/chess/legal.hpp"

#include <string_view>

namespace ctlpgn::pgn {

// By mate, by stalemate or by a rule of a variant; empty where none is on the board.
inline std::string_view result_of(const chess::ending& reached) {
    if (!chess::is_over(reached) || reached.kind == chess::ending_kind::dead)
        return {};
    return !reached.winner ? "1/2-1/2" : *reached.winner == chess::side::white ? "1-0" : "0-1";
}

inline bool is_won_without_mate(const chess::position& last) {
    if (last.variant == nullptr)
        return false;
    const chess::ending reached = chess::ending_of(last);
    return reached.winner && reached.kind != chess::ending_kind::mate;
}

inline std::string_view result_on_board(const chess::position& last) {
    return result_of(chess::ending_of(last));
}

} // namespace ctlpgn::pgn
