// Which pawns have never moved.
#pragma once

#include "games/chess/board.hpp"

#include <cstdint>

namespace ctlpgn::pgn {

// One bit for each pawn on the square where it began: those of White by file, then those of Black. A pawn
// that has moved is never there again.
inline std::uint16_t pawns_at_home(const chess::board& now) {
    const auto on_rank = [&now](chess::side owner) {
        const int rank = owner == chess::side::white ? 1 : chess::rank_count - 2;
        const std::uint64_t pawns = now.pieces(owner, chess::piece_kind::pawn).bits();
        return static_cast<std::uint16_t>((pawns >> (chess::file_count * rank)) & 0xffU);
    };
    return static_cast<std::uint16_t>(on_rank(chess::side::white) | on_rank(chess::side::black) << 8U);
}

} // namespace ctlpgn::pgn
