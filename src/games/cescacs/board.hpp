#pragma once

#include "hex.hpp"
#include "piece.hpp"

#include <array>

namespace ctlpgn::cescacs {

/// What stands where, and nothing else: all that a ply has to agree with. A plain value.
class board {
  public:
    piece at(hex h) const { return pieces_[h.index()]; }
    bool is_empty(hex h) const { return at(h).is_empty(); }
    bool holds(hex h, side s, piece_kind kind) const { return at(h) == piece{s, kind}; }
    /// Replaces what stood there. An empty piece clears the hex.
    void put(hex h, piece p) { pieces_[h.index()] = p; }
    void clear(hex h) { put(h, {}); }

    friend bool operator==(const board&, const board&) = default;

  private:
    std::array<piece, hex_count> pieces_{};
};

} // namespace ctlpgn::cescacs
