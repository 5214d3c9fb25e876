// Reads the games of a file with several threads. The results are the same as with one, and come in the order
// of the file.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace ctlpgn {

struct job_options {
    // Threads that read games, including the caller's, which also reads the file and hands results on. 0: as
    // many as there are processors. Fewer if there is not enough memory for that many.
    unsigned jobs = 1;
    // Roughly how much a thread takes at once: little enough that its results stay in its cache. A file that
    // is not longer is read by the caller's thread.
    std::size_t batch_bytes = std::size_t{24} << 10;
};

// What one thread makes of some consecutive games.
class game_batch {
  public:
    virtual ~game_batch() = default;

    // In any thread: takes what games.next() gives until that is null. Games, including those of diagnostics,
    // are numbered from 1 in each batch; offsets, lines and columns are those of the file. The text of the
    // games and the reader stay valid until hand_on returns. May be called again after that.
    virtual void read(game_reader& games) = 0;

    // In the caller's thread, batch by batch in the order of the file. `games_before` games of it come before
    // these.
    virtual void hand_on(std::uint32_t games_before) = 0;
};

// What is done with the games of a file. Its exceptions pass through.
class game_work {
  public:
    virtual ~game_work() = default;

    // In the caller's thread: takes what games.next() gives until that is null. Called for games that are in
    // no batch; all of them if there is only one job.
    virtual void read(game_reader& games) = 0;

    // Makes an empty batch and does nothing else; a batch may be used several times.
    virtual std::unique_ptr<game_batch> make_batch() = 0;

    // In the caller's thread, once, after the last game: games.diagnostics() are those that belong to no
    // game.
    virtual void end(const game_reader& games) = 0;

    // Whether games.resolved_plies() will be used.
    [[nodiscard]] virtual bool wants_resolved_plies() const { return false; }
};

// Reads a file as a game_reader with these options does. Memory grows with the number of jobs, but not with
// that of games. `review` is called by several threads at once. Throws input_error when the source fails,
// after the games before that were handed on, and std::bad_alloc when memory runs out.
CTLPGN_EXPORT void read_games(byte_source& source, const notation& chosen, const job_options& jobs,
                              game_work& work, const limits& bounds = {},
                              check_level checks = check_level::syntax,
                              const game_reader::review& review = {});

} // namespace ctlpgn
