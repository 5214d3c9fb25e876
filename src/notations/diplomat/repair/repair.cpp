#include "notations/diplomat/repair/repair.hpp"

#include "notations/diplomat/repair/disc_lines.hpp"
#include "repair/games/game_repair.hpp"

namespace ctlpgn::diplomat {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    return repair::repair_game<disc_lines>(record, findings);
}

} // namespace ctlpgn::diplomat
