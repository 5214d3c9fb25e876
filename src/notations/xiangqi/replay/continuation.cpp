#include "notations/xiangqi/replay/continuation.hpp"

#include "notations/xiangqi/words.hpp"

#include <algorithm>

namespace ctlpgn::xiangqi {

namespace {

// The number of later plies to look at; looking further gains little.
constexpr int farthest = 40;

class line_search {
  public:
    explicit line_search(const game& record) : record_(record) {}

    // `farthest` if the line can be played to its end. If a later ply is ambiguous, the best of its readings
    // counts.
    int legal_plies_after(position now, node next, int count = 0) {
        for (; next != no_node && count < farthest; next = record_.plies[next].next) {
            const ctlpgn::ply& written = record_.plies[next];
            if (now.to_move != game_side(written.player))
                return count;
            const resolution found = resolve(now, written);
            if (found.fault == contradiction::several_movers)
                return best_of(now, found, written.next, count);
            if (!found.is_legal())
                return count;
            play(now, found.played);
            ++count;
        }
        return farthest;
    }

  private:
    int best_of(const position& now, const resolution& found, node next, int count) {
        int best = count;
        for (const xiangqi::ply& each : found.candidates) {
            if (best == farthest || tries_left_ == 0)
                break;
            --tries_left_;
            if (judge(now, each).is_legal())
                best = std::max(best, legal_plies_after(after(now, each), next, count + 1));
        }
        return best;
    }

    const game& record_;
    int tries_left_ = 64;
};

int plies_after(const game& record, const position& before, const xiangqi::ply& played, node next) {
    return line_search(record).legal_plies_after(after(before, played), next);
}

} // namespace

std::optional<xiangqi::ply> likeliest(const game& record, const position& before,
                                      std::span<const xiangqi::ply> candidates, node next) {
    std::optional<xiangqi::ply> best;
    int farthest_yet = -1;
    for (const xiangqi::ply& each : candidates) {
        const int reached = plies_after(record, before, each, next);
        if (reached == farthest_yet)
            best.reset();
        if (reached <= farthest_yet)
            continue;
        farthest_yet = reached;
        best = each;
    }
    return best;
}

void settle_by_line(const game& record, const position& before, const ctlpgn::ply& written,
                    resolution& found) {
    if (plies_after(record, before, found.played, written.next) == farthest)
        return;
    const auto goes_on = [&](const xiangqi::ply& each) {
        return each != found.played && plies_after(record, before, each, written.next) == farthest;
    };
    if (std::ranges::count_if(found.candidates, goes_on) != 1)
        return;
    found.played = *std::ranges::find_if(found.candidates, goes_on);
    found.why = judge(before, found.played);
}

} // namespace ctlpgn::xiangqi
