// Reading a file by the thread of the caller.
#include "ctlpgn/jobs.hpp"
#include "text/games/game_reading.hpp"

#include <utility>

namespace ctlpgn {

source_reading reading_for(byte_source& source, const game_work& work, const limits& bounds,
                           check_level checks, const game_reader::review& review) {
    return {source,
            {.bounds = bounds,
             .checks = checks,
             .review = review,
             .resolves = work.wants_resolved_plies(),
             .preamble = {}}};
}

void read_games_alone(source_reading all, const notation& chosen, game_work& work) {
    section_reader games(std::move(all.what), chosen, all.options);
    work.read(games.games());
    work.end(games.games());
}

} // namespace ctlpgn
