// For systems on which the caller's thread is the only one.
#include "ctlpgn/jobs.hpp"
#include "text/games/game_reading.hpp"

namespace ctlpgn {

void read_games(byte_source& source, const notation& chosen, const job_options& /*jobs*/, game_work& work,
                const limits& bounds, check_level checks, const game_reader::review& review) {
    read_games_alone(reading_for(source, work, bounds, checks, review), chosen, work);
}

} // namespace ctlpgn
