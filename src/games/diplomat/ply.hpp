#pragma once

#include "cell.hpp"
#include "piece.hpp"

#include <cstdint>

namespace ctlpgn::diplomat {

enum class ply_kind : std::uint8_t { step, suborn };

// One action of one side. To suborn, a diplomat stays on `from`, and the piece on `to` changes its side.
struct ply {
    ply_kind kind = ply_kind::step;
    piece_kind mover = piece_kind::none;
    cell from;
    cell to;
    piece_kind captured = piece_kind::none; // or suborned
    piece_kind becomes = piece_kind::none;  // what a pawn is promoted to

    friend constexpr bool operator==(const ply&, const ply&) = default;
};

} // namespace ctlpgn::diplomat
