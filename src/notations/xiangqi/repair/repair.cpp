#include "notations/xiangqi/repair/repair.hpp"

#include "notations/xiangqi/repair/played_lines.hpp"
#include "repair/games/game_repair.hpp"

namespace ctlpgn::xiangqi {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    return repair::repair_game<played_lines>(record, findings);
}

} // namespace ctlpgn::xiangqi
