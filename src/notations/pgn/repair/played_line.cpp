#include "notations/pgn/repair/played_line.hpp"

#include "games/chess/play.hpp"
#include "notations/pgn/repair/lines_of_game.hpp"
#include "notations/pgn/replay/resolution.hpp"

namespace ctlpgn::pgn {

std::optional<played_line> play_main_line(const game& record) {
    std::optional<chess::position> now = lines_of_game::start_of(record);
    if (!now)
        return std::nullopt;
    played_line line;
    line.positions.push_back(*now);
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next) {
        const bool goes_on = line.is_whole();
        line.nodes.push_back(at);
        const std::optional<chess::ply> played =
            goes_on ? sure_ply(*now, record.plies[at]) : std::optional<chess::ply>();
        if (!played)
            continue;
        chess::play(*now, *played);
        line.plies.push_back(*played);
        line.positions.push_back(*now);
    }
    return line;
}

} // namespace ctlpgn::pgn
