// Where there are no threads but the caller's.
#include "ctlpgn/jobs.hpp"
#include "text/games/game_reading.hpp"

namespace ctlpgn {

void read_games(byte_source& from, const notation& in, const job_options& /*jobs*/, game_work& work,
                const limits& with, check_level checks, const game_reader::review& review) {
    read_games_alone(reading_for(from, work, with, checks, review), in, work);
}

} // namespace ctlpgn
