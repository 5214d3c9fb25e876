#pragma once

#include "hex.hpp"
#include "piece.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

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

    /// Calls visit(hex) for each hex on which something else stands on the other board, in index order.
    template <class visitor> void each_difference(const board& other, visitor&& visit) const {
        static_assert(sizeof(piece) == 1);
        std::size_t at = 0;
        for (; at + sizeof(word) <= hex_count; at += sizeof(word))
            if (word_at(at) != other.word_at(at)) [[unlikely]]
                each_difference(other, at, at + sizeof(word), visit);
        each_difference(other, at, hex_count, visit);
    }

    friend bool operator==(const board&, const board&) = default;

  private:
    using word = std::uint64_t; // so many pieces are compared at once

    word word_at(std::size_t first) const {
        std::array<piece, sizeof(word)> pieces;
        std::copy_n(&pieces_[first], pieces.size(), pieces.begin());
        return std::bit_cast<word>(pieces);
    }

    template <class visitor>
    void each_difference(const board& other, std::size_t first, std::size_t end, visitor& visit) const {
        for (std::size_t at = first; at != end; ++at)
            if (pieces_[at] != other.pieces_[at])
                visit(hex::from_index(static_cast<int>(at)));
    }

    std::array<piece, hex_count> pieces_{};
};

} // namespace ctlpgn::cescacs
