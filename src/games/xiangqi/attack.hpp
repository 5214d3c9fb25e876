#pragma once

#include "position.hpp"

namespace ctlpgn::xiangqi {

// The pieces of a side that attack a point by their captures, the king by its one step; kings that face each
// other are a separate question. A cannon attacks an empty point if it could capture a piece there.
point_set attackers(const board& b, point target, side player);

inline bool is_attacked(const board& b, point target, side player) {
    return !attackers(b, target, player).empty();
}

// The pieces that give check to a side; empty without a king.
point_set checkers(const board& b, side checked);

// Whether both kings are on one file with nothing between.
bool kings_face(const board& b);

// Whether the king of a side is attacked, or faces the other one.
bool is_exposed(const board& b, side whose);

bool in_check(const board& b, side checked);

// The pieces between two points of one file or rank; empty if they are on none.
point_set standing_between(const board& b, point left, point right);

} // namespace ctlpgn::xiangqi
