// Writes plies as CTL-AN.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/attack.hpp"
#include "games/cescacs/ply.hpp"
#include "notations/ctl_pgn/writing/spelling.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// In standard letters, with plain hyphens and no check mark: the canonical form, so that different plies in a
// position are different texts.
std::string ply_text(const cescacs::ply& asked);

// The same in the letters of a game.
std::string ply_text(const cescacs::ply& asked, side mover, const spelling& style);

// The sign between the two hexes of a step: a hyphen or a capture sign.
std::string_view separator_of(cescacs::capture_kind capture);

// The most specific mark for a check; empty without one.
std::string_view mark_text(cescacs::check_kind check);

} // namespace ctlpgn::ctl_pgn
