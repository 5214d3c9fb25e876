#pragma once

#include "games/diplomat/open_point.hpp"
#include "games/diplomat/ply.hpp"
#include "games/diplomat/position.hpp"

#include <vector>

namespace ctlpgn::diplomat_tests {

/// The rules of play again, from neighbouring cells alone: they use no table, line or attack code of the
/// games room, only its values for comparison. Every ply is made on a copy, and every answer to it is
/// checked. Slow, and meant to be read next to the rules.
std::vector<diplomat::ply> slow_legal_plies(const diplomat::position& p, diplomat::reading meaning);
diplomat::position slow_after(const diplomat::position& p, const diplomat::ply& played);

/// Whether the opponent could capture the king, were it its turn.
bool slow_in_check(const diplomat::position& p, diplomat::side checked, diplomat::reading meaning);

} // namespace ctlpgn::diplomat_tests
