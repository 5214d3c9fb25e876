#include "notations/xiangqi/repair/repair.hpp"

#include "notations/xiangqi/repair/lines_of_game.hpp"
#include "repair/games/game_repair.hpp"

namespace ctlpgn::xiangqi {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    return repair::repair_game<lines_of_game>(record, findings);
}

} // namespace ctlpgn::xiangqi
