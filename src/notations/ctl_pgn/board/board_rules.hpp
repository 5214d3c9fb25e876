// Checks a game in one replay: whether its plies agree with the board and, on request, with the rules of
// play, and whether the pieces that comments name are where the comments say.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "lint/context.hpp"
#include "notations/ctl_pgn/reading/ply_parts.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

// `is_clean`: nothing else was found.
void check_board_of_game(check_context& context, bool is_clean);

struct contradiction_row {
    code id;
    ply_part where;
};

// The diagnostic for a ply that contradicts the board.
const contradiction_row& row_of(cescacs::incoherence what);

// The text of its message after the colon.
std::string why_contradictory(const cescacs::position& before, const cescacs::ply& claimed,
                              const cescacs::coherence_finding& fault);

} // namespace ctlpgn::ctl_pgn
