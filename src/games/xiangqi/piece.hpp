#pragma once

#include "games/common/index_of.hpp"
#include "games/common/piece.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::xiangqi {

using games::index_of;

enum class side : std::uint8_t { red = 0, black = 1 };

constexpr side opponent(side s) {
    return s == side::red ? side::black : side::red;
}

enum class piece_kind : std::uint8_t { none = 0, pawn, guard, elephant, horse, cannon, rook, king };

inline constexpr std::size_t piece_kind_count = 8;

// How many of each kind a side has in the start position.
inline constexpr std::array<std::uint8_t, piece_kind_count> start_count{0, 5, 2, 2, 2, 2, 2, 1};

using piece = games::coded_piece<side, piece_kind>;

} // namespace ctlpgn::xiangqi
