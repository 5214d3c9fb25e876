#pragma once

#include "games/common/piece.hpp"
#include "games/common/side.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::diplomat {

using games::index_of;
using games::opponent;
using games::side;

enum class piece_kind : std::uint8_t { none = 0, pawn, horse, bishop, rook, diplomat, king };

inline constexpr std::size_t piece_kind_count = 7;

// How many of each kind a side has in the start position.
inline constexpr std::array<std::uint8_t, piece_kind_count> start_count{0, 5, 1, 1, 1, 1, 1};

// What a pawn becomes.
inline constexpr std::array promotion_kinds{piece_kind::rook, piece_kind::bishop, piece_kind::horse,
                                            piece_kind::diplomat};

using piece = games::coded_piece<side, piece_kind>;

} // namespace ctlpgn::diplomat
