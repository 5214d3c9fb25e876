// Reading a file by the thread of the caller.
#include "ctlpgn/jobs.hpp"
#include "text/games/game_reading.hpp"

#include <utility>

namespace ctlpgn {

source_reading reading_for(byte_source& from, const game_work& work, const limits& with, check_level checks,
                           const game_reader::review& review) {
    return {from,
            {.with = with,
             .checks = checks,
             .review = review,
             .resolves = work.wants_resolved_plies(),
             .preamble = {}}};
}

void read_games_alone(source_reading all, const notation& in, game_work& work) {
    section_reader games(std::move(all.what), in, all.how);
    work.read(games.games());
    work.end(games.games());
}

} // namespace ctlpgn
