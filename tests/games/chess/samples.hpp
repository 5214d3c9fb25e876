#pragma once

#include "games/chess/position.hpp"
#include "games/chess/rules.hpp"
#include "games/common/playouts.hpp"

#include <cstdint>

namespace ctlpgn::chess_tests {

/// Randomly placed pieces, with castling rights and en passant if possible; no fault prevents play.
chess::position strewn_position(std::mt19937_64& random);

/// In turn the start, the positions of perft.tsv, starts of Chess960 and random positions.
chess::position next_start(std::mt19937_64& random);

bool is_rare(const chess::position& p, const chess::ply& played);

template <class visitor> void play_out(std::uint64_t seed, int positions, visitor&& visit) {
    games_tests::play_out<chess::rules>(seed, positions, next_start, is_rare, visit);
}

} // namespace ctlpgn::chess_tests
