#include "notations/pgn/openings/opening.hpp"

#include "notations/pgn/openings/home_pawns.hpp"
#include "notations/pgn/openings/opening_table.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/replay/replay.hpp"

namespace ctlpgn::pgn {

// A game may leave known positions and come to others by transposition, so all are looked up until the pawns
// that have moved show that no more can come.
std::optional<known_opening> opening_of(const game& record) {
    if (const rules_of_game rules = rules_of(record); !rules.is_judged || rules.variant != nullptr)
        return std::nullopt;
    std::optional<way_onto_board::board> now = way_onto_board::start_of(record);
    if (!now)
        return std::nullopt;
    std::optional<known_opening> last = find_opening(way_onto_board::situation(*now));
    std::uint32_t plies = 0;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        const ply& written = record.plies[at];
        if (!way_onto_board::is_turn_of(*now, written))
            break;
        const resolution which = way_onto_board::resolve(*now, written);
        if (!way_onto_board::is_known(which))
            break;
        way_onto_board::play(*now, which);
        ++plies;
        if (!leads_to_openings(pawns_at_home(now->now)))
            break;
        if (const std::optional<known_opening> found = find_opening(way_onto_board::situation(*now))) {
            last = found;
            last->plies = plies;
        }
    }
    return last;
}

} // namespace ctlpgn::pgn
