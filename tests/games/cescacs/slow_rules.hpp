#pragma once

#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"

#include <vector>

namespace ctlpgn::cescacs_tests {

/// The rules of play again, from columns and lines alone: they use no table, attack code or effect of the
/// games room, only its values for comparison. Every ply is made and then checked. Slow, and meant to be read
/// next to the rules.
std::vector<cescacs::ply> slow_legal_plies(const cescacs::position& p);
cescacs::position slow_after(const cescacs::position& p, const cescacs::ply& played);

} // namespace ctlpgn::cescacs_tests
