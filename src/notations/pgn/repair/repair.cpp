#include "notations/pgn/repair/repair.hpp"

#include "notations/pgn/repair/board_lines.hpp"
#include "repair/games/game_repair.hpp"

namespace ctlpgn::pgn {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    return repair::repair_game<board_lines>(record, findings);
}

} // namespace ctlpgn::pgn
