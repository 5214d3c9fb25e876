// What the board shows of plies, at whatever level a game is checked.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/attack.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Whose piece a ply moves.
enum class piece_owner : std::uint8_t { unknown, mover, opponent };

struct shown_ply {
    piece_owner owner = piece_owner::unknown;
    cescacs::check_kind check = cescacs::check_kind::none; // that it gives; none if it is not sure
};

// For each ply of the game. Nothing is known of plies that cannot be read or followed, and of those after a
// ply that contradicts the board.
std::vector<shown_ply> show_plies(const game& record);

} // namespace ctlpgn::ctl_pgn
