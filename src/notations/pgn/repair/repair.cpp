#include "notations/pgn/repair/repair.hpp"

#include "lint/rules/consequences.hpp"
#include "notations/pgn/lint/mark_codes.hpp"
#include "notations/pgn/repair/ambiguous_ply.hpp"
#include "notations/pgn/repair/contradicted_marks.hpp"
#include "notations/pgn/repair/exchanged_moves.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/repair/rearranged_line.hpp"
#include "notations/pgn/repair/repair_rules.hpp"
#include "repair/games/game_repair.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::pgn {

namespace {

// After a ply that is another than the one that is written, the marks of variations have been judged in a
// position that was never on the board.
bool repair_by_search(const game& record, std::vector<finding>& findings) {
    if (!repair::repair_game<lines_of_game>(record, findings))
        return false;
    std::uint32_t first = end_of_any_game;
    for (const finding& each : findings)
        if (each.id == codes::unlikely_move)
            first = std::min(first, each.where.begin);
    std::erase_if(findings, [&](const finding& each) {
        return is_about_mark(each.id) && each.where.begin > first &&
               is_in_variation(record, each.where.begin);
    });
    return true;
}

} // namespace

bool repair_moves(const game& record, std::vector<finding>& findings) {
    const auto is_misfit = [](const finding& each) { return rules_of_repair().roles.is_misfit(each); };
    if (std::ranges::any_of(findings, is_misfit))
        return explain_ambiguity(record, findings) || explain_order(record, findings) ||
               repair_by_search(record, findings);
    const bool by_slips = explain_marks(record, findings);
    return explain_marks_by_order(record, findings) || by_slips;
}

} // namespace ctlpgn::pgn
