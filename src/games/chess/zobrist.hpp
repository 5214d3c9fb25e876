#pragma once

#include "piece.hpp"
#include "square.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::chess {

// Random keys for the hash of a position.
struct zobrist_keys {
    std::array<std::array<std::uint64_t, square_count>, piece::code_count> pieces{}; // 0 for an empty square
    std::array<std::uint64_t, square_count> castling{};                              // by the rook's square
    std::array<std::uint64_t, square_count> en_passant{};
    std::uint64_t black_to_move = 0;
};

extern const zobrist_keys zobrist;

} // namespace ctlpgn::chess
