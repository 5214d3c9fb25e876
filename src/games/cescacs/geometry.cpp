#include "geometry.hpp"

#include "games/common/large_table.hpp"

namespace ctlpgn::cescacs {

namespace {

using detail::greatest_key;
using detail::keys_of_column;
using detail::way_tables;

constexpr std::array<stride, 12> jumps{{{3, 1},
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

// White's hexes of the triple step: B4 C5 D6 E7 G7 H6 I5 K4 (rules of play: Pawns).
constexpr std::array<hex, 8> triple_step_hexes{hex::at(3, 4), hex::at(4, 5), hex::at(5, 6),  hex::at(6, 7),
                                               hex::at(8, 7), hex::at(9, 6), hex::at(10, 5), hex::at(11, 4)};

constexpr pawn_hexes make_pawn_hexes() {
    pawn_hexes table;
    for (std::size_t i = 0; i < hex_count; ++i) {
        const hex h = hex::from_index(static_cast<int>(i));
        for (const side s : {side::white, side::black}) {
            if (is_last_hex(s, h))
                table.last_hexes[index_of(s)].insert(h);
        }
    }
    for (hex h : triple_step_hexes) {
        table.triple_origins[0].insert(h);
        table.triple_origins[1].insert(h.mirrored());
    }
    return table;
}

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

constexpr int key_of(stride from_first) {
    return from_first.columns * keys_of_column + from_first.lines;
}

constexpr std::size_t entry_of(stride from_first) {
    return static_cast<std::size_t>(greatest_key + key_of(from_first));
}

constexpr way_tables make_way_tables() {
    way_tables tables;
    for (std::size_t i = 0; i < hex_count; ++i) {
        const hex h = hex::from_index(static_cast<int>(i));
        tables.keys[i] = static_cast<std::int16_t>(key_of({h.column(), h.line()}));
    }
    for (direction d = 0; d < direction_count; ++d) {
        const stride one = directions[d];
        for (int hexes = 1;; ++hexes) {
            const stride far{hexes * one.columns, hexes * one.lines};
            if (far.columns <= -column_count || far.columns >= column_count || far.lines <= -line_count ||
                far.lines >= line_count)
                break;
            tables.ways[entry_of(far)] = {static_cast<std::uint8_t>(d), static_cast<std::uint8_t>(hexes),
                                          false};
        }
    }
    for (const stride jump : jumps)
        tables.ways[entry_of(jump)].is_jump = true;
    return tables;
}

constexpr way_tables ways = make_way_tables();

constexpr bool ways_agree_with_directions() {
    for (direction d = 0; d < direction_count; ++d) {
        const stride one = directions[d];
        const way found = ways.ways[entry_of({2 * one.columns, 2 * one.lines})];
        if (found.along != d || found.hexes != 2)
            return false;
        const stride back = directions[opposite(d)];
        if (one.columns != -back.columns || one.lines != -back.lines)
            return false;
    }
    return true;
}
static_assert(ways_agree_with_directions());

} // namespace

constinit const reach_table reach = make_reach_table();
constinit const pawn_hexes pawn_hex_table = make_pawn_hexes();
CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE board_tables board_table = games::made_by(make_board_tables);
constinit const detail::way_tables detail::way_table = ways;

} // namespace ctlpgn::cescacs
