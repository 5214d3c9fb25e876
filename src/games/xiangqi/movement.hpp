#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::xiangqi {

// Where the mover's piece on a point can go as it moves: palace, river, legs, eyes and screens, but not the
// king's safety. Empty where no own piece is.
point_set moves_of(const position& p, point from);

// Whether such a target is one of them.
bool moves_to(const position& p, point from, point to);

// The mover's pieces of a kind that can go to a point as they move. The king's safety is not asked.
point_set movers_to(const position& p, piece_kind kind, point to);

// The same with the king's safety: the origins of legal plies.
point_set candidates(const position& p, piece_kind kind, point to);

// The ply of what is on a point, with what the board knows of it.
inline ply complete_ply(const position& p, point from, point to) {
    return {p.at(from).kind(), from, to, p.at(to).kind()};
}

// Whether a ply that moves as it may leaves its own king exposed. Somebody may know that the king is not
// attacked now.
bool exposes_king(const position& p, const ply& played);
bool exposes_king(const position& p, const ply& played, bool is_exposed_now);

} // namespace ctlpgn::xiangqi
