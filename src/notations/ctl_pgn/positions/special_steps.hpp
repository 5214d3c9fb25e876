// The special capture of a position, and what it may have been meant to be.
#pragma once

#include "notations/ctl_pgn/positions/position_setup.hpp"

#include <optional>
#include <string>

namespace ctlpgn::ctl_pgn {

// Whether a pawn can have stepped as the special capture says; also if there is none.
bool is_special_possible(const position_setup& setup);

// As text. Expects a pawn.
std::string text_of_special(const position_setup::special_capture& written);

// The only step of a pawn in the column that crosses or reaches each line that the special capture names:
// G13@9-11 for G9, G9-11 or G9@13. Nothing if there is none, or several.
std::optional<position_setup::special_capture> meant_special(const position_setup& setup);

} // namespace ctlpgn::ctl_pgn
