// Writes plies as CTL-AN.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/attack.hpp"
#include "games/cescacs/ply.hpp"
#include "notations/ctl_pgn/writing/spelling.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// In standard letters, with plain hyphens and no check mark: the one way to write a ply, so that different
// plies of a position are different texts.
std::string ply_text(const cescacs::ply& asked);

// The same as a game spells pieces.
std::string ply_text(const cescacs::ply& asked, side mover, const spelling& style);

// What is between the two hexes of a step: a hyphen, or the sign of the capture.
std::string_view separator_of(cescacs::capture_kind capture);

// The mark that says most about a check; empty without one.
std::string_view mark_text(cescacs::check_kind check);

} // namespace ctlpgn::ctl_pgn
