#pragma once

#include "hex.hpp"
#include "hex_set.hpp"
#include "piece.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

struct stride {
    int columns = 0;
    int lines = 0;
};

// Index into `directions`. An even direction and the odd one after it are opposite.
using direction = std::size_t;

inline constexpr std::size_t direction_count = 12;
inline constexpr std::uint8_t no_direction = direction_count;

// The first six are orthogonal, the others diagonal (rules of play: Movement).
inline constexpr std::array<stride, direction_count> directions{{{0, 2},
                                                                 {0, -2},
                                                                 {1, 1},
                                                                 {-1, -1},
                                                                 {1, -1},
                                                                 {-1, 1},
                                                                 {2, 0},
                                                                 {-2, 0},
                                                                 {1, 3},
                                                                 {-1, -3},
                                                                 {1, -3},
                                                                 {-1, 3}}};

// Whether the indices of hexes rise in a direction.
constexpr bool rises(direction d) {
    return (d & 1U) == 0;
}
constexpr direction opposite(direction d) {
    return d ^ 1U;
}

// Directions by role for the pieces that know forward from backward.
struct forward_directions {
    direction straight;
    direction backward;
    std::array<direction, 2> oblique;
    std::array<direction, 2> capture;
};

inline constexpr std::array<forward_directions, 2> forward{
    {{0, 1, {2, 5}, {8, 11}}, {1, 0, {4, 3}, {10, 9}}}};

// Whether a kind makes the knight's jump.
inline constexpr std::array<bool, piece_kind_count> is_jumper{false, false, false, false, true,
                                                              true,  false, true,  false, false};

using direction_mask = std::uint16_t;
inline constexpr direction_mask all_directions = 0xFFF;
constexpr direction_mask mask_of(direction d) {
    return static_cast<direction_mask>(1U << d);
}
// A direction and its opposite: where a piece that is pinned along it may go.
constexpr direction_mask axis_of(direction d) {
    return static_cast<direction_mask>(3U << (d & ~direction{1}));
}

// For each piece, how many hexes far it captures in each direction over empty hexes. Pieces other than the
// pawn also move in this way; the knight's jump and the pawn's steps are kept separately.
struct reach_table {
    std::array<std::array<std::uint8_t, direction_count>, piece::code_count> hexes{};
    std::array<direction_mask, piece::code_count> directions{};
};

inline constexpr std::uint8_t whole_board = 14;

extern const reach_table reach;

// Steps and jumps, worked out once for each hex.
struct board_tables {
    std::array<std::array<hex, hex_count>, direction_count> next{};
    std::array<std::array<hex_set, direction_count>, hex_count> rays{};
    std::array<hex_set, hex_count> lines{};
    std::array<hex_set, hex_count> jumps{};
};

// Where pawns are promoted, and where they begin, by side.
struct pawn_hexes {
    std::array<hex_set, 2> last_hexes{};
    std::array<hex_set, 2> triple_origins{};
};

extern const board_tables board_table;
extern const pawn_hexes pawn_hex_table;

// The neighbouring hex in a direction, or none.
inline hex next_hex(hex from, direction d) {
    return board_table.next[d][from.index()];
}
// Every hex in a direction, to the edge.
inline const hex_set& ray_from(hex from, direction d) {
    return board_table.rays[from.index()][d];
}
// The rays of all directions together.
inline const hex_set& lines_through(hex h) {
    return board_table.lines[h.index()];
}
inline const hex_set& jumps_from(hex h) {
    return board_table.jumps[h.index()];
}
// Where the same jump, made again from its end, leads; none off the board (rules of play: Movement, the
// ride).
constexpr hex ride_end(hex from, hex jumped_to) {
    return jumped_to.step(jumped_to.column() - from.column(), jumped_to.line() - from.line());
}
constexpr bool is_last_hex(side s, hex h) {
    return h.line() == (s == side::white ? last_line(h.column()) : first_line(h.column()));
}
inline const hex_set& last_hexes(side s) {
    return pawn_hex_table.last_hexes[index_of(s)];
}
inline const hex_set& triple_origins(side s) {
    return pawn_hex_table.triple_origins[index_of(s)];
}

// The relation of one hex to another: a direction and a distance (`no_direction` and 0 where no direction
// leads there), or a knight's jump.
struct way {
    std::uint8_t along = no_direction;
    std::uint8_t hexes = 0;
    bool is_jump = false;
};

namespace detail {

// Keys of hexes; the difference of two keys determines the relation of the hexes.
inline constexpr int keys_of_column = 2 * line_count - 1;
inline constexpr int greatest_key = (column_count - 1) * keys_of_column + line_count - 1;

struct way_tables {
    std::array<std::int16_t, hex_count> keys{};
    std::array<way, 2 * greatest_key + 1> ways{};
};

extern const way_tables way_table;

} // namespace detail

inline way way_between(hex from, hex to) {
    const int difference = detail::way_table.keys[to.index()] - detail::way_table.keys[from.index()];
    const int place = detail::greatest_key + difference;
    return detail::way_table.ways[static_cast<std::size_t>(place)];
}

} // namespace ctlpgn::cescacs
