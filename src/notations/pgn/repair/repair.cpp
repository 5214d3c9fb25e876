#include "notations/pgn/repair/repair.hpp"

#include "notations/pgn/repair/contradicted_marks.hpp"
#include "notations/pgn/repair/exchanged_moves.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/repair/rearranged_line.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "repair/games/game_repair.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

bool repair_moves(const game& record, std::vector<finding>& findings) {
    const auto is_misfit = [](const finding& each) { return rules_of_repair().roles.is_misfit(each); };
    if (std::ranges::any_of(findings, is_misfit))
        return explain_order(record, findings) || repair::repair_game<lines_of_game>(record, findings);
    const bool by_slips = explain_marks(record, findings);
    return explain_marks_by_order(record, findings) || by_slips;
}

} // namespace ctlpgn::pgn
