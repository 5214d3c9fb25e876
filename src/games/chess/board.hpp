#pragma once

#include "geometry.hpp"
#include "piece.hpp"
#include "square_set.hpp"
#include "zobrist.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::chess {

// The pieces by square and by kind. A plain value that holds any pieces, even without a king or with several.
class board {
  public:
    piece at(square s) const { return pieces_[s.index()]; }
    // The codes of the pieces of a rank, a byte each, that of the first file in the lowest one.
    std::uint64_t codes_of_rank(int rank) const {
        std::array<piece, file_count> row;
        std::copy_n(pieces_.begin() + square::at(0, rank).index(), row.size(), row.begin());
        if constexpr (std::endian::native == std::endian::little)
            return std::bit_cast<std::uint64_t>(row);
        std::uint64_t codes = 0;
        for (std::size_t file = 0; file != row.size(); ++file)
            codes |= std::uint64_t{row[file].code()} << (8 * file);
        return codes;
    }
    bool is_empty(square s) const { return at(s).is_empty(); }
    bool holds(square s, side owner, piece_kind kind) const { return at(s) == piece{owner, kind}; }

    square_set occupied() const { return by_side_[0] | by_side_[1]; }
    square_set occupied(side s) const { return by_side_[index_of(s)]; }
    // Of both sides.
    square_set pieces(piece_kind kind) const { return by_kind_[index_of(kind)]; }
    square_set pieces(side s, piece_kind kind) const { return pieces(kind) & occupied(s); }
    int count(side s, piece_kind kind) const { return pieces(s, kind).size(); }
    // Those of a side that move along lines, and along diagonals.
    square_set straight_sliders(side s) const {
        return (pieces(piece_kind::rook) | pieces(piece_kind::queen)) & occupied(s);
    }
    square_set diagonal_sliders(side s) const {
        return (pieces(piece_kind::bishop) | pieces(piece_kind::queen)) & occupied(s);
    }
    // The square of a side's king; none without a king; the first of several.
    square king(side s) const { return pieces(s, piece_kind::king).first(); }

    // Replaces what was there. An empty piece clears the square.
    void put(square s, piece p) {
        clear(s);
        if (!p.is_empty())
            toggle(s, p);
    }
    void clear(square s) {
        if (const piece old = at(s); !old.is_empty())
            toggle(s, old);
    }
    // Moves a piece to another square, replacing what is there. Expects a piece.
    void move(square from, square to) {
        if (const piece taken = at(to); !taken.is_empty())
            toggle(to, taken);
        const piece moved = at(from);
        const square_set both = square_set(from) | square_set(to);
        pieces_[from.index()] = {};
        pieces_[to.index()] = moved;
        by_side_[index_of(moved.owner())] ^= both;
        by_kind_[index_of(moved.kind())] ^= both;
        key_ ^= zobrist.pieces[moved.code()][from.index()] ^ zobrist.pieces[moved.code()][to.index()];
    }

    // The hash of the pieces alone.
    std::uint64_t key() const { return key_; }

    friend bool operator==(const board& left, const board& right) {
        return left.key_ == right.key_ && left.by_side_ == right.by_side_ && left.by_kind_ == right.by_kind_;
    }

  private:
    // Brings a piece to an empty square, or takes it from where it is.
    void toggle(square s, piece p) {
        const square_set here(s);
        pieces_[s.index()] = pieces_[s.index()].is_empty() ? p : piece{};
        by_side_[index_of(p.owner())] ^= here;
        by_kind_[index_of(p.kind())] ^= here;
        key_ ^= zobrist.pieces[p.code()][s.index()];
    }

    std::array<square_set, piece_kind_count> by_kind_{};
    std::array<square_set, 2> by_side_{};
    std::array<piece, square_count> pieces_{};
    std::uint64_t key_ = 0;
};

} // namespace ctlpgn::chess
