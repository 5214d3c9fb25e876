#include "notations/xiangqi/lint/continuation.hpp"

#include "notations/xiangqi/words.hpp"

namespace ctlpgn::xiangqi {

namespace {

// How many legal half-moves follow; looking farther tells little more.
constexpr int farthest = 40;

int legal_plies_after(const game& record, position now, node next) {
    int count = 0;
    for (; next != no_node && count != farthest; next = record.plies[next].next) {
        const ctlpgn::ply& written = record.plies[next];
        if (now.to_move != game_side(written.player))
            break;
        const resolution found = resolve(now, written);
        if (!found.is_legal())
            break;
        play(now, found.played);
        ++count;
    }
    return count;
}

} // namespace

std::optional<xiangqi::ply> likeliest(const game& record, const replayed& doubtful) {
    std::optional<xiangqi::ply> best;
    int farthest_yet = -1;
    for (const xiangqi::ply& each : doubtful.which.candidates) {
        const int reached = legal_plies_after(record, after(doubtful.before, each), doubtful.written.next);
        if (reached == farthest_yet)
            best.reset();
        if (reached <= farthest_yet)
            continue;
        farthest_yet = reached;
        best = each;
    }
    return best;
}

} // namespace ctlpgn::xiangqi
