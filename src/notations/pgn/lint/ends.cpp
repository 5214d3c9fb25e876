// A game is over with a position that has been there five times, with 75 moves of either side without a
// capture or a pawn's move, and with one in which nobody can win (Laws of Chess, 5.2.2 and 9.6).
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

constexpr std::uint32_t longest_wait = 150; // plies
constexpr std::ptrdiff_t most_repetitions = 5;

// Where the main line goes on after the game was over: the first ply too many, and why.
class end_watch {
  public:
    explicit end_watch(const game& in) : is_main_(in.plies.size()) {
        for (node n = in.main_line.first_ply; n != no_node; n = in.plies[n].next)
            is_main_[n] = true;
    }

    node too_late = no_node;
    code why = code::none;

    void reached(const reached_ply& here) {
        if (!is_main_[here.which] || here.played.how != resolved::one || too_late != no_node)
            return;
        if (why != code::none) {
            too_late = here.which;
            return;
        }
        if (seen_.empty())
            seen_.push_back(chess::hash(here.before));
        // No position before a capture or a pawn's move can occur again.
        if (here.after.half_move_clock == 0)
            seen_.clear();
        seen_.push_back(chess::hash(here.after));
        if (chess::is_dead(here.after))
            why = codes::play_after_dead_position;
        else if (here.after.half_move_clock >= longest_wait)
            why = codes::play_after_75_moves;
        else if (std::ranges::count(seen_, seen_.back()) >= most_repetitions)
            why = codes::play_after_fivefold;
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}

  private:
    std::vector<bool> is_main_;
    std::vector<std::uint64_t> seen_;
};

} // namespace

void check_ends_of_play(check_context& context) {
    if (context.how_much < check_level::legal)
        return;
    end_watch watch(context.read);
    replay(context.read, watch).run();
    if (watch.too_late != no_node)
        context.report(watch.why, context.read.plies[watch.too_late].text()).at_ply = watch.too_late;
}

} // namespace ctlpgn::pgn
