#include "geometry.hpp"

#include "games/common/large_table.hpp"

namespace ctlpgn::diplomat {

namespace {

constexpr int opposite_radius(int radius) {
    return radius + radius_count / 2;
}

// Adds the cells from a crown to the rim, turning by so many radii with each crown.
constexpr void add_outward(line& along, int radius, int crown, int turn) {
    for (; crown >= 1; --crown, radius += turn)
        along.cells.add(cell::at(radius, crown));
}

constexpr void add_if_any(line_list& lines, const line& along) {
    if (along.cells.count != 0)
        lines.add(along);
}

constexpr line_list straight_lines(cell from) {
    line_list lines;
    if (from.is_centre()) {
        for (int radius = 0; radius < radius_count; ++radius) {
            line outward;
            add_outward(outward, radius, crown_count, 0);
            lines.add(outward);
        }
        return lines;
    }
    for (const int turn : {1, -1}) {
        line circle;
        for (int i = 1; i < radius_count; ++i)
            circle.cells.add(cell::at(from.radius() + i * turn, from.crown()));
        lines.add(circle);
    }
    line across;
    for (int crown = from.crown() + 1; crown <= cell::centre_crown; ++crown)
        across.cells.add(cell::at(from.radius(), crown));
    add_outward(across, opposite_radius(from.radius()), crown_count, 0);
    lines.add(across);
    line outward;
    add_outward(outward, from.radius(), from.crown() - 1, 0);
    add_if_any(lines, outward);
    return lines;
}

constexpr line_list diagonal_lines(cell from) {
    line_list lines;
    for (const int turn : {1, -1}) {
        if (from.is_centre()) {
            for (int radius = 0; radius < radius_count; ++radius) {
                line outward;
                add_outward(outward, radius, crown_count, turn);
                lines.add(outward);
            }
            continue;
        }
        line outward;
        add_outward(outward, from.radius() + turn, from.crown() - 1, turn);
        add_if_any(lines, outward);
        line inward;
        int radius = from.radius();
        for (int crown = from.crown() + 1; crown <= cell::centre_crown; ++crown) {
            radius += crown == cell::centre_crown ? 0 : turn;
            inward.cells.add(cell::at(radius, crown));
        }
        inward.open_from = inward.cells.count;
        for (const int turn_after : {1, -1}) {
            line beyond = inward;
            add_outward(beyond, opposite_radius(radius), crown_count, turn_after);
            lines.add(beyond);
        }
    }
    return lines;
}

constexpr cell_set all_of_crown(int crown) {
    cell_set found;
    for (int radius = 0; radius < radius_count; ++radius)
        found.insert(cell::at(radius, crown));
    return found;
}

constexpr cell_set cells_beside(cell from) {
    if (from.is_centre())
        return all_of_crown(crown_count);
    cell_set found;
    for (int turn = -1; turn <= 1; ++turn) {
        for (int crowns = -1; crowns <= 1; ++crowns) {
            if (const cell to = cell::at(from.radius() + turn, from.crown() + crowns); to && to != from)
                found.insert(to);
        }
    }
    return found;
}

// One step straight and one diagonally outward from it. The centre counts as the crown beyond crown 3.
constexpr cell_set horse_jumps(cell from) {
    if (from.is_centre())
        return all_of_crown(crown_count) | all_of_crown(crown_count - 1);
    cell_set found;
    for (const int turn : {1, -1}) {
        for (const int crowns : {1, -1}) {
            if (const cell to = cell::at(from.radius() + turn, from.crown() + 2 * crowns))
                found.insert(to);
            if (const cell to = cell::at(from.radius() + 2 * turn, from.crown() + crowns))
                found.insert(to);
        }
    }
    return found;
}

// The step to the centre is straight, and any way on from it may count as diagonal.
constexpr cell_set jumps_over_centre(cell from) {
    if (from.crown() != crown_count)
        return {};
    cell_set found = all_of_crown(crown_count) & ~cells_beside(from);
    found.erase(from);
    return found;
}

constexpr geometry_tables make_geometry() {
    geometry_tables tables;
    for (int i = 0; i < cell::count; ++i) {
        const cell from = cell::from_index(i);
        tables.straight[from.index()] = straight_lines(from);
        tables.diagonal[from.index()] = diagonal_lines(from);
        tables.beside[from.index()] = cells_beside(from);
        tables.horse[from.index()] = horse_jumps(from);
        tables.horse_over[from.index()] = jumps_over_centre(from);
    }
    return tables;
}

} // namespace

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE geometry_tables geometry = games::made_by(make_geometry);

} // namespace ctlpgn::diplomat
