#include "geometry.hpp"

#include "games/common/large_table.hpp"

namespace ctlpgn::xiangqi {

namespace {

struct offset {
    int files;
    int ranks;
};

constexpr std::array<offset, direction_count> straight_steps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<offset, 4> diagonal_steps{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

constexpr void fill_lines(geometry_tables& tables, point from) {
    for (std::size_t d = 0; d < direction_count; ++d) {
        const offset step = straight_steps[d];
        for (point at = from.step(step.files, step.ranks); at; at = at.step(step.files, step.ranks)) {
            tables.rays[from.index()][d].insert(at);
            tables.lines[from.index()].insert(at);
        }
    }
    for (const offset by : diagonal_steps) {
        if (const point leg = from.step(by.files, by.ranks))
            tables.legs[from.index()].insert(leg);
    }
}

constexpr void fill_horse(geometry_tables& tables, point from) {
    for (const offset step : straight_steps) {
        for (const int aside : {-1, 1}) {
            const point leg = from.step(step.files, step.ranks);
            const offset jump{step.files == 0 ? aside : 2 * step.files,
                              step.ranks == 0 ? aside : 2 * step.ranks};
            const point to = from.step(jump.files, jump.ranks);
            if (to.is_none())
                continue;
            tables.horse[from.index()].add({leg, to});
            tables.to_horse[to.index()].add({leg, from});
            tables.horse_origins[to.index()].insert(from);
        }
    }
}

// Where a piece of a side and kind may be in any game.
constexpr bool may_be_on(side s, piece_kind kind, point at) {
    const int rank = own_rank(s, at);
    const int from_middle = at.file() < 4 ? 4 - at.file() : at.file() - 4;
    switch (kind) {
    case piece_kind::king: return is_in_palace(s, at);
    case piece_kind::guard: return is_in_palace(s, at) && (rank + from_middle) % 2 == 1;
    case piece_kind::elephant:
        return (rank == 2 && at.file() % 4 == 0) || ((rank == 0 || rank == 4) && at.file() % 4 == 2);
    case piece_kind::pawn: return is_over_river(s, at) || (rank >= 3 && at.file() % 2 == 0);
    default: return true;
    }
}

constexpr void fill_by_side(geometry_tables& tables, side s, point from) {
    const std::size_t us = index_of(s);
    for (const offset step : straight_steps) {
        const point to = from.step(step.files, step.ranks);
        if (to.is_none())
            continue;
        if (is_in_palace(s, to))
            tables.king[us][from.index()].add(to);
        const bool ahead = step.ranks == forward(s);
        if (ahead || (step.ranks == 0 && is_over_river(s, from)))
            tables.pawn[us][from.index()].add(to);
    }
    for (const offset by : diagonal_steps) {
        const point near = from.step(by.files, by.ranks);
        if (near && is_in_palace(s, near))
            tables.guard[us][from.index()].add(near);
        const point far = from.step(2 * by.files, 2 * by.ranks);
        if (far && !is_over_river(s, far))
            tables.elephant[us][from.index()].add({near, far});
    }
    for (std::size_t kind = 1; kind < piece_kind_count; ++kind) {
        if (may_be_on(s, static_cast<piece_kind>(kind), from))
            tables.possible[us][kind].insert(from);
    }
}

constexpr geometry_tables make_geometry() {
    geometry_tables tables;
    for (int i = 0; i < point_count; ++i) {
        const point from = point::from_index(i);
        tables.files[static_cast<std::size_t>(from.file())].insert(from);
        fill_lines(tables, from);
        fill_horse(tables, from);
        fill_by_side(tables, side::red, from);
        fill_by_side(tables, side::black, from);
    }
    return tables;
}

} // namespace

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE geometry_tables geometry = games::made_by(make_geometry);

} // namespace ctlpgn::xiangqi
