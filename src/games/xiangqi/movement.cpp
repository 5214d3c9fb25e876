#include "movement.hpp"

#include "attack.hpp"
#include "geometry.hpp"
#include "play.hpp"

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

/// A rook goes to the first piece, a cannon stops before it and captures the second.
point_set along_lines(const board& b, point from, int screens) {
    point_set found;
    for (const auto& ray : geometry.straight[from.index()]) {
        int met = 0;
        for (const point to : ray) {
            const bool is_empty = b.is_empty(to);
            if (is_empty ? met == 0 : met == screens)
                found.insert(to);
            met += is_empty ? 0 : 1;
            if (met > screens)
                break;
        }
    }
    return found;
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
    case piece_kind::rook: found = along_lines(p, from, 0); break;
    case piece_kind::cannon: found = along_lines(p, from, 1); break;
    case piece_kind::horse: found = open_of(p, geometry.horse[at]); break;
    case piece_kind::elephant: found = open_of(p, geometry.elephant[us][at]); break;
    case piece_kind::guard: found = all_of(geometry.guard[us][at]); break;
    case piece_kind::king: found = all_of(geometry.king[us][at]); break;
    case piece_kind::pawn: found = all_of(geometry.pawn[us][at]); break;
    case piece_kind::none: break;
    }
    return found & ~p.occupied(p.to_move);
}

point_set movers_to(const position& p, piece_kind kind, point to) {
    point_set found;
    p.occupied(p.to_move).for_each([&](point from) {
        if (p.at(from).kind() == kind && moves_of(p, from).contains(to))
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
    return exposes_king(p, played, is_exposed(p, p.to_move));
}

bool exposes_king(const position& p, const ply& played, bool is_exposed_now) {
    const side us = p.to_move;
    const point king = p.king(us);
    if (king.is_none())
        return false;
    if (!is_exposed_now && played.mover != piece_kind::king) {
        // New attacks come along the king's lines, where a piece leaves or a screen arrives, and over a leg
        // that is left.
        const point_set& lines = geometry.lines[king.index()];
        if (!lines.contains(played.from) && !lines.contains(played.to) &&
            !geometry.legs[king.index()].contains(played.from))
            return false;
    }
    board after = p;
    move_pieces(after, us, played);
    return is_exposed(after, us);
}

} // namespace ctlpgn::xiangqi
