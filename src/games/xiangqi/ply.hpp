#pragma once

#include "piece.hpp"
#include "point.hpp"

#include <cstdint>

namespace ctlpgn::xiangqi {

// One action of one side.
struct ply {
    piece_kind mover = piece_kind::none;
    point from;
    point to;
    piece_kind captured = piece_kind::none;

    friend constexpr bool operator==(const ply&, const ply&) = default;
};

} // namespace ctlpgn::xiangqi
