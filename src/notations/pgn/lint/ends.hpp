// A game is over when a position has occurred five times, after 75 moves by each side without a capture or a
// pawn's move, and in a position in which neither side can win (Laws of Chess, 5.2.2 and 9.6). A draw can be
// claimed after three occurrences, and after 50 moves (9.2 and 9.3). Before July 2014 it could only be
// claimed.
#pragma once

#include "lint/context.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/replay/replay.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::pgn {

// Watches the main line of a game as it is played.
class end_watch {
  public:
    explicit end_watch(const game& record) : game_(record), next_(record.main_line.first_ply) {}

    void begins(const chess::position& at);
    void reached(const reached_ply& here);
    void report(check_context& context) const;

  private:
    // An event that ends the game, or may end it, and the ply with which the main line continues.
    struct end_of_play {
        code why = code::none;
        bool is_reached = false;
        node too_late = no_node;
    };

    void end(code why) {
        over_.why = why;
        over_.is_reached = true;
    }
    // Whether its articles were in force when the game was played.
    bool ends_without_claim();
    static void report(check_context& context, const end_of_play& what);

    const game& game_;
    node next_; // of the main line
    // The first end after which play continues, and the first unused claims.
    end_of_play over_;
    end_of_play by_wait_{codes::play_after_50_moves};
    end_of_play by_repetition_{codes::play_after_threefold};
    std::vector<std::uint64_t> seen_;
    std::optional<bool> ends_without_claim_; // once it matters
};

} // namespace ctlpgn::pgn
