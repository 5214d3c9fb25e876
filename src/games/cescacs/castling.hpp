#pragma once

#include "geometry.hpp"
#include "hex.hpp"
#include "hex_set.hpp"
#include "piece.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

// What a side may still castle with, as bits: the king has not moved; the king's rook; the queen's rook. The
// names follow the set-up field, where R K R reads from the queen's side to the king's.
enum class castling_state : std::uint8_t { none = 0, k = 1, kr = 1 | 2, rk = 1 | 4, rkr = 1 | 2 | 4 };

inline constexpr std::uint8_t king_bit = 1;
inline constexpr std::uint8_t king_rook_bit = 2;
inline constexpr std::uint8_t queen_rook_bit = 4;

constexpr bool allows(castling_state state, std::uint8_t bits) {
    return (static_cast<std::uint8_t>(state) & bits) == bits;
}

// Without the king's right nothing is left.
constexpr castling_state without(castling_state state, std::uint8_t bits) {
    if ((bits & king_bit) != 0)
        return castling_state::none;
    return static_cast<castling_state>(static_cast<std::uint8_t>(state) & ~bits);
}

struct castling_homes {
    hex king;
    hex king_rook;
    hex queen_rook;
};

inline constexpr std::array<castling_homes, 2> homes{
    {{hex::at(8, 1), hex::at(10, 3), hex::at(4, 3)}, {hex::at(8, 27), hex::at(10, 25), hex::at(4, 25)}}};

constexpr const castling_homes& homes_of(side s) {
    return homes[index_of(s)];
}

namespace detail {

// By side and hex: the bits that stay when something leaves or reaches the hex.
constexpr std::array<std::array<std::uint8_t, hex_count>, 2> make_kept_castling() {
    std::array<std::array<std::uint8_t, hex_count>, 2> kept{};
    for (const side s : {side::white, side::black}) {
        auto& of_side = kept[index_of(s)];
        for (std::uint8_t& bits : of_side)
            bits = king_bit | king_rook_bit | queen_rook_bit;
        const castling_homes& home = homes_of(s);
        of_side[home.king.index()] = 0;
        of_side[home.king_rook.index()] = king_bit | queen_rook_bit;
        of_side[home.queen_rook.index()] = king_bit | king_rook_bit;
    }
    return kept;
}

inline constexpr std::array<std::array<std::uint8_t, hex_count>, 2> kept_castling = make_kept_castling();

} // namespace detail

// The rights that a side keeps when a ply of either side has left one hex and reached another: a piece that
// leaves or reaches a home hex ends the right of the one that belongs there.
constexpr castling_state kept_by(castling_state state, side player, hex from, hex to) {
    const auto& kept = detail::kept_castling[index_of(player)];
    return static_cast<castling_state>(static_cast<std::uint8_t>(state) & kept[from.index()] &
                                       kept[to.index()]);
}

// One way to castle. A rook that stays has no target.
struct castling {
    hex king_to;
    hex king_rook_to;
    hex queen_rook_to;
    std::uint8_t needs = 0; // bits of castling_state
    hex_set way;            // every hex that has to be empty: targets, and the ways of the rooks
};

inline constexpr std::size_t castling_count = 24;
inline constexpr std::uint8_t no_castling = 255;

namespace detail {

struct castling_row {
    hex king_to;
    hex king_rook_to;
    hex queen_rook_to;
};

inline constexpr hex d2 = hex::at(5, 2), d4 = hex::at(5, 4), e1 = hex::at(6, 1), e5 = hex::at(6, 5),
                     e7 = hex::at(6, 7), f6 = hex::at(7, 6), g5 = hex::at(8, 5), g7 = hex::at(8, 7),
                     h4 = hex::at(9, 4), h6 = hex::at(9, 6), h8 = hex::at(9, 8), i5 = hex::at(10, 5),
                     i7 = hex::at(10, 7), k4 = hex::at(11, 4), stays = hex{};

// Rules of play: Check, castling, end. White's hexes.
inline constexpr std::array<castling_row, castling_count> castling_rows{{
    {i5, i7, stays}, // 0, with the king's rook
    {i5, k4, stays}, // 1
    {i5, h4, stays}, // 2
    {h6, i5, stays}, // 3
    {h6, i7, stays}, // 4
    {h6, h4, stays}, // 5
    {h6, g5, stays}, // 6
    {f6, g5, stays}, // 7
    {f6, e7, stays}, // 8
    {e5, f6, stays}, // 9
    {e5, e7, stays}, // 10
    {d2, stays, d4}, // 11, with the queen's rook
    {d2, stays, e1}, // 12
    {h6, stays, h8}, // 13
    {h6, stays, g7}, // 14
    {f6, stays, g7}, // 15
    {f6, stays, e5}, // 16
    {e5, stays, f6}, // 17
    {e5, stays, d4}, // 18
    {h6, i7, h8},    // 19, with both rooks
    {h6, g5, g7},    // 20
    {f6, g5, g7},    // 21
    {f6, e7, e5},    // 22
    {e5, e7, f6},    // 23
}};

// The way from one hex to another by a straight line.
constexpr stride stride_between(hex from, hex to) {
    for (const stride one : directions) {
        for (hex h = from; h; h = h.step(one.columns, one.lines)) {
            if (h == to)
                return one;
        }
    }
    return {};
}

constexpr void insert_way(hex_set& set, hex from, hex to) {
    const stride one = stride_between(from, to);
    for (hex h = from; h != to;) {
        h = h.step(one.columns, one.lines);
        set.insert(h);
    }
}

constexpr std::array<std::array<castling, castling_count>, 2> make_castlings() {
    std::array<std::array<castling, castling_count>, 2> table;
    for (side s : {side::white, side::black}) {
        const auto on_own_half = [s](hex h) { return s == side::white || h.is_none() ? h : h.mirrored(); };
        for (std::size_t i = 0; i < castling_count; ++i) {
            castling& entry = table[index_of(s)][i];
            entry.king_to = on_own_half(castling_rows[i].king_to);
            entry.king_rook_to = on_own_half(castling_rows[i].king_rook_to);
            entry.queen_rook_to = on_own_half(castling_rows[i].queen_rook_to);
            entry.needs = king_bit;
            entry.way.insert(entry.king_to);
            if (entry.king_rook_to) {
                entry.needs |= king_rook_bit;
                insert_way(entry.way, homes_of(s).king_rook, entry.king_rook_to);
            }
            if (entry.queen_rook_to) {
                entry.needs |= queen_rook_bit;
                insert_way(entry.way, homes_of(s).queen_rook, entry.queen_rook_to);
            }
        }
    }
    return table;
}

} // namespace detail

// By side; the index of a row identifies the castling, in the order of the rows above, and determines its
// name in notations.
inline constexpr std::array<std::array<castling, castling_count>, 2> castlings = detail::make_castlings();

constexpr const castling& castling_of(side s, std::size_t index) {
    return castlings[index_of(s)][index];
}

} // namespace ctlpgn::cescacs
