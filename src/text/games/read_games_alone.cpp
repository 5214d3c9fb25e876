// Reading a file where there are no threads but the caller's.
#include "ctlpgn/jobs.hpp"

namespace ctlpgn {

void read_games(byte_source& from, const notation& in, const job_options& /*jobs*/, game_work& work,
                const limits& with, check_level how_much, const game_reader::review& review) {
    game_reader games(from, in, with, how_much, review);
    work.read(games);
    work.end(games);
}

} // namespace ctlpgn
