#include "notations/diplomat/repair/repair.hpp"

#include "notations/diplomat/repair/lines_of_game.hpp"
#include "repair/games/game_repair.hpp"

namespace ctlpgn::diplomat {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    return repair::repair_game<lines_of_game>(record, findings);
}

} // namespace ctlpgn::diplomat
