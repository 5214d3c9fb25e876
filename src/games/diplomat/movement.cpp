#include "movement.hpp"

#include "attack.hpp"
#include "geometry.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::diplomat {

namespace {

// As far as lines are free, the first piece on each included.
cell_set along(const board& b, const line_list& lines, reading meaning) {
    cell_set found;
    for (const line& each : lines) {
        const int end =
            meaning == reading::wide ? each.cells.count : std::min(each.open_from, each.cells.count);
        for (int i = 0; i < end; ++i) {
            const cell at = each.cells.elements[static_cast<std::size_t>(i)];
            found.insert(at);
            if (!b.is_empty(at))
                break;
        }
    }
    return found;
}

void insert_if_any(cell_set& cells, cell at) {
    if (at)
        cells.insert(at);
}

// The turns around the circle that bring a pawn nearer to the radius of the enemy's king: both from the
// radius opposite to it, none on it.
cell_set forward_turns(side s, cell from, int crowns) {
    const int goal = king_home(opponent(s)).radius();
    cell_set found;
    for (const int turn : {1, -1}) {
        if (radii_between(from.radius() + turn, goal) < radii_between(from.radius(), goal))
            insert_if_any(found, cell::at(from.radius() + turn, from.crown() + crowns));
    }
    return found;
}

// From the centre a pawn goes to the enemy's half; the centre touches its cells both ways.
pawn_reach reach_from_centre(side s, reading meaning) {
    cell_set found;
    geometry.beside[cell::centre().index()].for_each([&](cell to) {
        if (meaning == reading::wide || is_on_half_of(opponent(s), to))
            found.insert(to);
    });
    return {found, found};
}

// Steps of a side's pawn along a radius: to the centre on its own half, away from it on the other.
constexpr std::array<int, 2> crown_steps{1, -1};

pawn_reach find_reach(side s, cell from, reading meaning) {
    if (from.is_centre())
        return reach_from_centre(s, meaning);
    pawn_reach found;
    found.steps = forward_turns(s, from, 0);
    found.captures = forward_turns(s, from, 1) | forward_turns(s, from, -1);
    const int narrow = is_on_half_of(s, from) ? 1 : -1;
    for (const int crowns : crown_steps) {
        if (meaning == reading::narrow && crowns != narrow)
            continue;
        insert_if_any(found.steps, cell::at(from.radius(), from.crown() + crowns));
        insert_if_any(found.captures, cell::at(from.radius() + 1, from.crown() + crowns));
        insert_if_any(found.captures, cell::at(from.radius() - 1, from.crown() + crowns));
    }
    return found;
}

// By side, reading and cell.
using pawn_reaches = std::array<std::array<std::array<pawn_reach, cell::count>, 2>, 2>;

pawn_reaches find_reaches() {
    pawn_reaches found;
    for (const side s : {side::white, side::black})
        for (const reading meaning : {reading::narrow, reading::wide})
            for (std::size_t i = 0; i != cell::count; ++i)
                found[static_cast<std::size_t>(s)][static_cast<std::size_t>(meaning)][i] =
                    find_reach(s, cell::from_index(static_cast<int>(i)), meaning);
    return found;
}

} // namespace

const pawn_reach& reach_of_pawn(side s, cell from, reading meaning) {
    static const pawn_reaches reaches = find_reaches();
    return reaches[static_cast<std::size_t>(s)][static_cast<std::size_t>(meaning)][from.index()];
}

cell_set attacks_of(const board& b, cell from, reading meaning) {
    const piece what = b.at(from);
    switch (what.kind()) {
    case piece_kind::pawn: return reach_of_pawn(what.owner(), from, meaning).captures;
    case piece_kind::king: return geometry.beside[from.index()];
    case piece_kind::rook: return along(b, geometry.straight[from.index()], meaning);
    case piece_kind::bishop: {
        cell_set found = along(b, geometry.diagonal[from.index()], meaning);
        found.erase(from);
        return found;
    }
    case piece_kind::horse:
        return meaning == reading::wide ? geometry.horse[from.index()] | geometry.horse_over[from.index()]
                                        : geometry.horse[from.index()];
    default: return {};
    }
}

cell_set moves_of(const position& p, cell from, reading meaning) {
    const piece mover = p.at(from);
    if (!mover.belongs_to(p.to_move))
        return {};
    const cell_set free = ~p.occupied();
    if (mover.kind() == piece_kind::diplomat)
        return geometry.beside[from.index()] & free;
    if (mover.kind() != piece_kind::pawn)
        return attacks_of(p, from, meaning) & ~p.occupied(p.to_move);
    const pawn_reach& reach = reach_of_pawn(p.to_move, from, meaning);
    return (reach.steps & free) | (reach.captures & p.occupied(opponent(p.to_move)));
}

cell_set suborns_of(const position& p, cell from) {
    if (p.at(from) != piece{p.to_move, piece_kind::diplomat})
        return {};
    const side them = opponent(p.to_move);
    return geometry.beside[from.index()] & p.occupied(them) & ~p.pieces(them, piece_kind::king);
}

cell_set candidates(const position& p, piece_kind kind, cell to, reading meaning) {
    cell_set found;
    p.pieces(p.to_move, kind).for_each([&](cell from) {
        const bool moves = moves_of(p, from, meaning).contains(to) && p.at(to).kind() != piece_kind::king;
        if (moves && !exposes_king(p, complete_ply(p, from, to), meaning))
            found.insert(from);
    });
    return found;
}

cell_set suborners(const position& p, cell target, reading meaning) {
    cell_set found;
    p.pieces(p.to_move, piece_kind::diplomat).for_each([&](cell from) {
        if (suborns_of(p, from).contains(target) && !exposes_king(p, make_suborn(p, from, target), meaning))
            found.insert(from);
    });
    return found;
}

bool is_promotion_cell(side s, cell at) {
    return at.crown() == 1 && is_on_half_of(opponent(s), at);
}

bool is_last_cell(side s, cell at) {
    return reach_of_pawn(s, at, reading::narrow).steps.empty();
}

} // namespace ctlpgn::diplomat
