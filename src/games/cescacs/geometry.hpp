#pragma once

#include "games/common/large_table.hpp"
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

/// Index into `directions`. An even direction and the odd one after it are opposite.
using direction = std::size_t;

inline constexpr std::size_t direction_count = 12;
inline constexpr std::uint8_t no_direction = direction_count;

/// The first six are orthogonal, the others diagonal (rules of play: Movement).
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

/// Whether the indices of hexes rise in a direction.
constexpr bool rises(direction d) {
    return (d & 1U) == 0;
}
constexpr direction opposite(direction d) {
    return d ^ 1U;
}

inline constexpr std::array<stride, 12> jumps{{{3, 1},
                                               {3, -1},
                                               {-3, 1},
                                               {-3, -1},
                                               {2, 4},
                                               {2, -4},
                                               {-2, 4},
                                               {-2, -4},
                                               {1, 5},
                                               {1, -5},
                                               {-1, 5},
                                               {-1, -5}}};

/// Directions by role for the pieces that know forward from backward.
struct forward_directions {
    direction straight;
    direction backward;
    std::array<direction, 2> oblique;
    std::array<direction, 2> capture;
};

inline constexpr std::array<forward_directions, 2> forward{
    {{0, 1, {2, 5}, {8, 11}}, {1, 0, {4, 3}, {10, 9}}}};

/// Whether a kind makes the knight's jump.
inline constexpr std::array<bool, piece_kind_count> is_jumper{false, false, false, false, true,
                                                              true,  false, true,  false, false};

using direction_mask = std::uint16_t;
inline constexpr direction_mask all_directions = 0xFFF;
constexpr direction_mask mask_of(direction d) {
    return static_cast<direction_mask>(1U << d);
}
/// A direction and its opposite: where a piece may go that is pinned along it.
constexpr direction_mask axis_of(direction d) {
    return static_cast<direction_mask>(3U << (d & ~direction{1}));
}

/// For each piece, how many hexes far it captures in each direction over empty hexes. Pieces other than the
/// pawn also move so; the knight's jump and the pawn's steps stand apart.
struct reach_table {
    std::array<std::array<std::uint8_t, direction_count>, piece::code_count> hexes{};
    std::array<direction_mask, piece::code_count> directions{};
};

inline constexpr std::uint8_t whole_board = 14;

constexpr reach_table make_reach_table() {
    reach_table table;
    for (side s : {side::white, side::black}) {
        const auto set = [&](piece_kind kind, direction d, std::uint8_t hexes) {
            const std::size_t code = piece{s, kind}.code();
            table.hexes[code][d] = hexes;
            table.directions[code] = static_cast<direction_mask>(table.directions[code] | mask_of(d));
        };
        for (direction d = 0; d < 6; ++d) {
            for (piece_kind kind : {piece_kind::rook, piece_kind::wyvern, piece_kind::queen})
                set(kind, d, whole_board);
        }
        for (direction d = 6; d < 12; ++d) {
            for (piece_kind kind : {piece_kind::bishop, piece_kind::pegasus, piece_kind::queen})
                set(kind, d, whole_board);
        }
        for (direction d = 0; d < 12; ++d)
            set(piece_kind::king, d, 1);
        for (direction d = 8; d < 12; ++d)
            set(piece_kind::elephant, d, 1);
        set(piece_kind::elephant, forward[index_of(s)].straight, 2);
        for (direction d : forward[index_of(s)].capture)
            set(piece_kind::pawn, d, 1);
    }
    return table;
}

inline constexpr reach_table reach = make_reach_table();

/// Steps and jumps, worked out once for each hex.
struct board_tables {
    std::array<std::array<hex, hex_count>, direction_count> next{};
    std::array<std::array<hex_set, direction_count>, hex_count> rays{};
    std::array<hex_set, hex_count> lines{};
    std::array<hex_set, hex_count> jumps{};
};

/// Where pawns are promoted, and where they begin, by side.
struct pawn_hexes {
    std::array<hex_set, 2> last_hexes{};
    std::array<hex_set, 2> triple_origins{};
};

/// White's hexes of the triple step: B4 C5 D6 E7 G7 H6 I5 K4 (rules of play: Pawns).
inline constexpr std::array<hex, 8> triple_step_hexes{hex::at(3, 4),  hex::at(4, 5), hex::at(5, 6),
                                                      hex::at(6, 7),  hex::at(8, 7), hex::at(9, 6),
                                                      hex::at(10, 5), hex::at(11, 4)};

constexpr pawn_hexes make_pawn_hexes() {
    pawn_hexes table;
    for (int column = 0; column < column_count; ++column) {
        table.last_hexes[0].insert(hex::at(column, last_line(column)));
        table.last_hexes[1].insert(hex::at(column, first_line(column)));
    }
    for (hex h : triple_step_hexes) {
        table.triple_origins[0].insert(h);
        table.triple_origins[1].insert(h.mirrored());
    }
    return table;
}

inline constexpr pawn_hexes pawn_hex_table = make_pawn_hexes();

constexpr board_tables make_board_tables() {
    board_tables tables;
    for (std::size_t i = 0; i < hex_count; ++i) {
        const hex h = hex::from_index(static_cast<int>(i));
        for (direction d = 0; d < direction_count; ++d) {
            tables.next[d][i] = h.step(directions[d].columns, directions[d].lines);
            for (hex met = tables.next[d][i]; met; met = met.step(directions[d].columns, directions[d].lines))
                tables.rays[i][d].insert(met);
            tables.lines[i] = tables.lines[i] | tables.rays[i][d];
        }
        for (stride jump : jumps) {
            if (const hex target = h.step(jump.columns, jump.lines))
                tables.jumps[i].insert(target);
        }
    }
    return tables;
}

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE inline board_tables board_table = games::made_by(make_board_tables);

/// The neighbouring hex in a direction, or none.
inline hex next_hex(hex from, direction d) {
    return board_table.next[d][from.index()];
}
/// Every hex in a direction, to the edge.
inline const hex_set& ray_from(hex from, direction d) {
    return board_table.rays[from.index()][d];
}
/// The rays of all directions together.
inline const hex_set& lines_through(hex h) {
    return board_table.lines[h.index()];
}
inline const hex_set& jumps_from(hex h) {
    return board_table.jumps[h.index()];
}
/// Where the same jump, made again from its end, leads; none off the board (rules of play: Movement, the
/// ride).
constexpr hex ride_end(hex from, hex jumped_to) {
    return jumped_to.step(jumped_to.column() - from.column(), jumped_to.line() - from.line());
}
constexpr const hex_set& last_hexes(side s) {
    return pawn_hex_table.last_hexes[index_of(s)];
}
constexpr const hex_set& triple_origins(side s) {
    return pawn_hex_table.triple_origins[index_of(s)];
}

/// How one hex lies to another: along a direction and so many hexes away (`no_direction` and 0 where no
/// direction leads there), or a knight's jump away.
struct way {
    std::uint8_t along = no_direction;
    std::uint8_t hexes = 0;
    bool is_jump = false;
};

namespace detail {

/// Hexes by a key whose differences tell how two of them lie to each other.
inline constexpr int keys_of_column = 2 * line_count - 1;
inline constexpr int greatest_key = (column_count - 1) * keys_of_column + line_count - 1;

constexpr int key_of(stride from_first) {
    return from_first.columns * keys_of_column + from_first.lines;
}

struct way_tables {
    std::array<std::int16_t, hex_count> keys{};
    std::array<way, 2 * greatest_key + 1> ways{};
};

constexpr way_tables make_way_tables() {
    way_tables tables;
    for (std::size_t i = 0; i < hex_count; ++i) {
        const hex h = hex::from_index(static_cast<int>(i));
        tables.keys[i] = static_cast<std::int16_t>(key_of({h.column(), h.line()}));
    }
    const auto entry = [&](stride of) -> way& {
        const int place = greatest_key + key_of(of);
        return tables.ways[static_cast<std::size_t>(place)];
    };
    for (direction d = 0; d < direction_count; ++d) {
        const stride one = directions[d];
        for (int hexes = 1;; ++hexes) {
            const stride far{hexes * one.columns, hexes * one.lines};
            if (far.columns <= -column_count || far.columns >= column_count || far.lines <= -line_count ||
                far.lines >= line_count)
                break;
            entry(far) = {static_cast<std::uint8_t>(d), static_cast<std::uint8_t>(hexes), false};
        }
    }
    for (const stride jump : jumps)
        entry(jump).is_jump = true;
    return tables;
}

inline constexpr way_tables way_table = make_way_tables();

} // namespace detail

constexpr way way_between(hex from, hex to) {
    const int difference = detail::way_table.keys[to.index()] - detail::way_table.keys[from.index()];
    const int place = detail::greatest_key + difference;
    return detail::way_table.ways[static_cast<std::size_t>(place)];
}

namespace detail {

constexpr bool ways_agree_with_directions() {
    const hex middle = hex::at(7, 14);
    for (direction d = 0; d < direction_count; ++d) {
        const way found =
            way_between(middle, middle.step(2 * directions[d].columns, 2 * directions[d].lines));
        if (found.along != d || found.hexes != 2)
            return false;
        if (directions[d].columns != -directions[opposite(d)].columns ||
            directions[d].lines != -directions[opposite(d)].lines)
            return false;
    }
    return true;
}
static_assert(ways_agree_with_directions());

} // namespace detail

} // namespace ctlpgn::cescacs
