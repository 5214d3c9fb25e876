#pragma once

#include "hex.hpp"
#include "piece.hpp"

#include <array>
#include <cstddef>

namespace ctlpgn::cescacs {

// The pieces on their hexes, and nothing else: what a ply has to agree with. A plain value.
class board {
  public:
    piece at(hex h) const { return pieces_[h.index()]; }
    bool is_empty(hex h) const { return at(h).is_empty(); }
    bool holds(hex h, side s, piece_kind kind) const { return at(h) == piece{s, kind}; }
    // Replaces what was there. An empty piece clears the hex.
    void put(hex h, piece p) { pieces_[h.index()] = p; }
    void clear(hex h) { put(h, {}); }

    // Calls visit(hex) for each hex whose content differs from the other board's.
    template <class visitor> void each_difference(const board& other, visitor&& visit) const {
        constexpr std::size_t block = 16; // compared together
        for (std::size_t begin = 0; begin < hex_count; begin += block) {
            const std::size_t end = begin + block < hex_count ? begin + block : hex_count;
            bool differs = false;
            for (std::size_t i = begin; i != end; ++i)
                differs |= pieces_[i] != other.pieces_[i];
            for (std::size_t i = begin; differs && i != end; ++i)
                if (pieces_[i] != other.pieces_[i])
                    visit(hex::from_index(static_cast<int>(i)));
        }
    }

    friend bool operator==(const board&, const board&) = default;

  private:
    std::array<piece, hex_count> pieces_{};
};

} // namespace ctlpgn::cescacs
