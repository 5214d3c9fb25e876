#pragma once

#include "position.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

// A set of piece kinds, one bit for each.
using kind_mask = std::uint16_t;

constexpr kind_mask mask_of(piece_kind kind) {
    return static_cast<kind_mask>(1U << index_of(kind));
}
constexpr bool contains(kind_mask kinds, piece_kind kind) {
    return (kinds & mask_of(kind)) != 0;
}

// The pieces that a pawn may become at all, the strongest first (rules of play: Promotion).
inline constexpr std::array<piece_kind, 6> promotion_kinds{piece_kind::queen,  piece_kind::wyvern,
                                                           piece_kind::rook,   piece_kind::pegasus,
                                                           piece_kind::knight, piece_kind::bishop};

// The kinds that a pawn on a hex of this colour may become: those of which the side has fewer than at the
// start; the bishop only where the side has none on hexes of that colour.
kind_mask regainable(const position& p, side s, hex_colour colour);

// The pawns of a side that are on a last hex.
hex_set awaiting_pawns(const position& p, side s);

// The awaiting pawns that must be promoted now, whatever else could be played; empty in check (rules of
// play: Awaiting promotion).
hex_set find_pawns_that_must_promote(const position& p);
inline hex_set pawns_that_must_promote(const position& p) {
    // Most sides have nothing on their last hexes.
    const bool may_await = last_hexes(p.to_move).intersects(p.occupied(p.to_move));
    return may_await ? find_pawns_that_must_promote(p) : hex_set{};
}

} // namespace ctlpgn::cescacs
