#pragma once

#include "games/diplomat/ply.hpp"
#include "games/diplomat/position.hpp"

#include <string>

namespace ctlpgn::diplomat_tests {

/// A position such as "w Kd1 Rb2 a3 / Kk1 Dm2 4": whose turn it is, White's pieces, Black's; for tests only,
/// so it trusts the text.
diplomat::position read_set_up(const std::string& text);
std::string write_set_up(const diplomat::position& p);

/// Cells as "d3", the centre as "4".
diplomat::cell cell_named(const std::string& name);
std::string name_of(diplomat::cell at);

/// Its own text for each ply of a position.
std::string text_of(const diplomat::ply& played);

} // namespace ctlpgn::diplomat_tests
