#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::xiangqi {

// Where the mover's piece on a point can go: considers palace, river, legs, eyes and screens, but not the
// king's safety. Empty if there is no own piece.
point_set moves_of(const position& p, point from);

// Whether a target is among moves_of.
bool moves_to(const position& p, point from, point to);

// The mover's pieces of a kind that can go to a point. The king's safety is not checked.
point_set movers_to(const position& p, piece_kind kind, point to);

// The same with the king's safety: the origins of legal plies.
point_set candidates(const position& p, piece_kind kind, point to);

// The ply of the piece on a point, completed from the board.
inline ply complete_ply(const position& p, point from, point to) {
    return {p.at(from).kind(), from, to, p.at(to).kind()};
}

// Whether a possible ply leaves its own king exposed. The caller may know that the king is not attacked now.
bool exposes_king(const position& p, const ply& played);
bool exposes_king(const position& p, const ply& played, bool is_exposed_now);

} // namespace ctlpgn::xiangqi
