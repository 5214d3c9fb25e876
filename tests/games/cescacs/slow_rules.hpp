#pragma once

#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"

#include <vector>

namespace ctlpgn::cescacs_tests {

/// The rules of play once more, from columns and lines alone: no table, attack code or effect of the games
/// room is used, only its values to compare with. Every ply is made and then looked at. Slow, and meant to be
/// read beside the rules.
std::vector<cescacs::ply> slow_legal_plies(const cescacs::position& p);
cescacs::position slow_after(const cescacs::position& p, const cescacs::ply& played);

} // namespace ctlpgn::cescacs_tests
