#include "notations/ctl_pgn/repair/repair.hpp"

#include "notations/ctl_pgn/repair/lines_of_game.hpp"
#include "repair/games/game_repair.hpp"

namespace ctlpgn::ctl_pgn {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    return repair::repair_game<lines_of_game>(record, findings);
}

} // namespace ctlpgn::ctl_pgn
