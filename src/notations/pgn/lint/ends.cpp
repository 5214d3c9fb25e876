// A game is over with a position that has been there five times, with 75 moves of either side without a
// capture or a pawn's move, and with one in which nobody can win (Laws of Chess, 5.2.2 and 9.6). A draw can
// be claimed after three times, and after 50 moves (9.2 and 9.3).
#include "games/chess/legal.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/replay.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ctlpgn::pgn {

namespace {

constexpr std::uint32_t claimable_wait = 100; // plies
constexpr std::uint32_t longest_wait = 150;
constexpr std::ptrdiff_t claimable_repetitions = 3;
constexpr std::ptrdiff_t most_repetitions = 5;

// Something after which a game is over, or could be, and the ply with which its main line goes on.
struct end_of_play {
    code why = code::none;
    bool is_reached = false;
    node too_late = no_node;
};

class end_watch {
  public:
    explicit end_watch(const game& in) : is_main_(in.plies.size()) {
        for (node n = in.main_line.first_ply; n != no_node; n = in.plies[n].next)
            is_main_[n] = true;
    }

    // The first of them that is passed over, and claims that are.
    end_of_play over;
    end_of_play by_wait{codes::play_after_50_moves};
    end_of_play by_repetition{codes::play_after_threefold};

    void reached(const reached_ply& here) {
        if (!is_main_[here.which] || here.played.how != resolved::one || over.too_late != no_node)
            return;
        for (end_of_play* const each : {&over, &by_wait, &by_repetition})
            if (each->is_reached && each->too_late == no_node)
                each->too_late = here.which;
        if (over.is_reached)
            return;
        if (seen_.empty())
            seen_.push_back(chess::hash(here.before));
        // No position before a capture or a pawn's move can occur again.
        if (here.after.half_move_clock == 0)
            seen_.clear();
        seen_.push_back(chess::hash(here.after));
        const std::ptrdiff_t times = std::ranges::count(seen_, seen_.back());
        const std::uint32_t wait = here.after.half_move_clock;
        if (chess::is_dead(here.after))
            end(codes::play_after_dead_position);
        else if (wait >= longest_wait)
            end(codes::play_after_75_moves);
        else if (times >= most_repetitions)
            end(codes::play_after_fivefold);
        by_wait.is_reached = by_wait.is_reached || wait >= claimable_wait;
        by_repetition.is_reached = by_repetition.is_reached || times >= claimable_repetitions;
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}

  private:
    void end(code why) {
        over.why = why;
        over.is_reached = true;
    }

    std::vector<bool> is_main_;
    std::vector<std::uint64_t> seen_;
};

void report(check_context& context, const end_of_play& what) {
    if (what.too_late != no_node)
        context.report(what.why, context.read.plies[what.too_late].text()).at_ply = what.too_late;
}

} // namespace

void check_ends_of_play(check_context& context) {
    if (context.how_much < check_level::legal)
        return;
    end_watch watch(context.read);
    replay(context.read, watch).run();
    report(context, watch.over);
    // A game that such an end is due to went on to it.
    if (watch.over.why != codes::play_after_75_moves)
        report(context, watch.by_wait);
    if (watch.over.why != codes::play_after_fivefold)
        report(context, watch.by_repetition);
}

} // namespace ctlpgn::pgn
