#include "movement.hpp"

#include "attack.hpp"
#include "geometry.hpp"
#include "play.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

template <std::size_t most> point_set all_of(const short_list<point, most>& targets) {
    point_set found;
    for (const point to : targets)
        found.insert(to);
    return found;
}

template <std::size_t most> point_set open_of(const board& b, const short_list<guarded_step, most>& targets) {
    point_set found;
    for (const guarded_step& each : targets) {
        if (b.is_empty(each.over))
            found.insert(each.to);
    }
    return found;
}

// A rook goes to the first piece, a cannon stops before it and captures the second.
point_set along_lines(const board& b, point from, bool needs_screen) {
    const point_set occupied = b.occupied();
    point_set found;
    for (std::size_t d = 0; d < direction_count; ++d) {
        const point_set& ray = geometry.rays[from.index()][d];
        const met_on_ray met(ray & occupied, d);
        if (met.first.is_none()) {
            found |= ray;
            continue;
        }
        found |= ray & geometry.rays[met.first.index()][opposite(d)];
        const point captured = needs_screen ? met.second : met.first;
        if (captured)
            found.insert(captured);
    }
    return found;
}

template <std::size_t most> bool is_among(const short_list<point, most>& targets, point to) {
    return std::find(targets.begin(), targets.end(), to) != targets.end();
}

template <std::size_t most>
bool is_open_among(const board& b, const short_list<guarded_step, most>& targets, point to) {
    return std::any_of(targets.begin(), targets.end(),
                       [&](const guarded_step& each) { return each.to == to && b.is_empty(each.over); });
}

bool goes_along_line(const board& b, point from, point to, bool needs_screen) {
    if (!geometry.lines[from.index()].contains(to))
        return false;
    const point_set between = standing_between(b, from, to);
    const bool captures_over = needs_screen && !b.is_empty(to);
    return captures_over ? !between.empty() && between.first() == between.last() : between.empty();
}

// Whether a king that is not attacked may be attacked after a ply. New attacks come along the king's lines,
// where a piece leaves or a screen arrives, and over a leg that is vacated.
bool may_expose_king(const position& p, const ply& played) {
    const std::size_t king = p.king(p.to_move).index();
    return played.mover == piece_kind::king || geometry.lines[king].contains(played.from) ||
           geometry.lines[king].contains(played.to) || geometry.legs[king].contains(played.from);
}

bool is_exposed_after(const position& p, const ply& played) {
    board after = p;
    move_pieces(after, p.to_move, played);
    return is_exposed(after, p.to_move);
}

} // namespace

point_set moves_of(const position& p, point from) {
    const piece mover = p.at(from);
    if (!mover.belongs_to(p.to_move))
        return {};
    const std::size_t us = index_of(p.to_move);
    const std::size_t at = from.index();
    point_set found;
    switch (mover.kind()) {
    case piece_kind::rook: found = along_lines(p, from, false); break;
    case piece_kind::cannon: found = along_lines(p, from, true); break;
    case piece_kind::horse: found = open_of(p, geometry.horse[at]); break;
    case piece_kind::elephant: found = open_of(p, geometry.elephant[us][at]); break;
    case piece_kind::guard: found = all_of(geometry.guard[us][at]); break;
    case piece_kind::king: found = all_of(geometry.king[us][at]); break;
    case piece_kind::pawn: found = all_of(geometry.pawn[us][at]); break;
    case piece_kind::none: break;
    }
    return found & ~p.occupied(p.to_move);
}

bool moves_to(const position& p, point from, point to) {
    const piece mover = p.at(from);
    if (!mover.belongs_to(p.to_move) || p.at(to).belongs_to(p.to_move))
        return false;
    const std::size_t us = index_of(p.to_move);
    const std::size_t at = from.index();
    switch (mover.kind()) {
    case piece_kind::rook: return goes_along_line(p, from, to, false);
    case piece_kind::cannon: return goes_along_line(p, from, to, true);
    case piece_kind::horse: return is_open_among(p, geometry.horse[at], to);
    case piece_kind::elephant: return is_open_among(p, geometry.elephant[us][at], to);
    case piece_kind::guard: return is_among(geometry.guard[us][at], to);
    case piece_kind::king: return is_among(geometry.king[us][at], to);
    case piece_kind::pawn: return is_among(geometry.pawn[us][at], to);
    case piece_kind::none: break;
    }
    return false;
}

point_set movers_to(const position& p, piece_kind kind, point to) {
    point_set found;
    p.occupied(p.to_move).for_each([&](point from) {
        if (p.at(from).kind() == kind && moves_to(p, from, to))
            found.insert(from);
    });
    return found;
}

point_set candidates(const position& p, piece_kind kind, point to) {
    point_set found;
    movers_to(p, kind, to).for_each([&](point from) {
        if (!exposes_king(p, complete_ply(p, from, to)))
            found.insert(from);
    });
    return found;
}

bool exposes_king(const position& p, const ply& played) {
    return p.king(p.to_move) && may_expose_king(p, played)
               ? is_exposed_after(p, played)
               : exposes_king(p, played, is_exposed(p, p.to_move));
}

bool exposes_king(const position& p, const ply& played, bool is_exposed_now) {
    if (p.king(p.to_move).is_none())
        return false;
    return (is_exposed_now || may_expose_king(p, played)) && is_exposed_after(p, played);
}

} // namespace ctlpgn::xiangqi
