// Reading a file where there are no threads but the caller's.
#include "ctlpgn/jobs.hpp"
#include "text/games/game_reading.hpp"

#include <utility>

namespace ctlpgn {

void read_games(byte_source& from, const notation& in, const job_options& /*jobs*/, game_work& work,
                const limits& with, check_level how_much, const game_reader::review& review) {
    source_reading all(from, {.with = with,
                              .how_much = how_much,
                              .review = review,
                              .resolves = work.wants_resolved_plies(),
                              .preamble = {}});
    section_reader games(std::move(all.what), in, all.how);
    work.read(games.games());
    work.end(games.games());
}

} // namespace ctlpgn
