#include "notations/pgn/repair/repair.hpp"

#include "notations/pgn/repair/board_lines.hpp"
#include "notations/pgn/repair/contradicted_marks.hpp"
#include "notations/pgn/repair/rearranged_line.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "repair/games/game_repair.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    const auto is_misfit = [](const finding& each) { return rules_of_repair().is_misfit(each); };
    if (std::ranges::any_of(findings, is_misfit))
        return explain_order(record, findings) || repair::repair_game<board_lines>(record, findings);
    return explain_marks(record, findings);
}

} // namespace ctlpgn::pgn
