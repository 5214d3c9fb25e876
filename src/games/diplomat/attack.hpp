#pragma once

#include "open_point.hpp"
#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::diplomat {

// The pieces of a side that attack a cell. Diplomats attack nothing.
cell_set attackers(const board& b, cell target, side player, reading meaning = taken_reading);

inline bool is_attacked(const board& b, cell target, side player) {
    return !attackers(b, target, player).empty();
}

// The pieces that give check to a side; empty without a king.
cell_set checkers(const board& b, side checked, reading meaning = taken_reading);
bool in_check(const board& b, side checked, reading meaning = taken_reading);

// Whether its own king is attacked after a ply.
bool exposes_king(const position& p, const ply& played, reading meaning = taken_reading);

} // namespace ctlpgn::diplomat
