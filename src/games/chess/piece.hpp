#pragma once

#include "games/common/piece.hpp"
#include "games/common/side.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::chess {

using games::index_of;
using games::opponent;
using games::side;

enum class piece_kind : std::uint8_t { none = 0, pawn, knight, bishop, rook, queen, king };

inline constexpr std::size_t piece_kind_count = 7;

// How many of each kind a side has in the start position.
inline constexpr std::array<std::uint8_t, piece_kind_count> start_count{0, 8, 2, 2, 2, 1, 1};

// What a pawn becomes.
inline constexpr std::array promotion_kinds{piece_kind::queen, piece_kind::rook, piece_kind::bishop,
                                            piece_kind::knight};

using piece = games::coded_piece<side, piece_kind>;

} // namespace ctlpgn::chess
