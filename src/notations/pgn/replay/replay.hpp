// Plays a game on the board, variations included.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "tree/chains.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// Tells of every ply that is reached on the board: its node, the position before it and which ply it is.
// After a ply that is none, the rest of its line is in doubt and not told of; variations that replace it
// still are.
template <typename Visitor> class replay {
  public:
    replay(const game& in, Visitor& visitor) : in_(in), visitor_(visitor) {}

    void run() {
        const starting_position start = start_of(in_);
        if (!start.playable)
            return;
        waiting_.push_back({in_.main_line.first_ply, start.position});
        while (!waiting_.empty()) {
            const branch next = waiting_.back();
            waiting_.pop_back();
            line(next);
        }
    }

  private:
    struct branch {
        node first = no_node;
        chess::position before;
    };

    void line(const branch& from) {
        chess::position here = from.before;
        bool in_doubt = false;
        for (node n = from.first; n != no_node && !in_doubt; n = in_.plies[n].next) {
            const ply& written = in_.plies[n];
            if (written.first_annotation != no_node)
                for (const node each : variations_of(in_, written.first_annotation))
                    waiting_.push_back({in_.variations[each].line.first_ply, here});
            const resolution which = resolve(here, written);
            visitor_.reached(n, here, which);
            in_doubt = which.how != resolved::one;
            if (!in_doubt)
                chess::play(here, which.played);
        }
        if (!in_doubt)
            visitor_.line_ends(from.first, here);
    }

    const game& in_;
    Visitor& visitor_;
    std::vector<branch> waiting_;
};

// notation::resolve
void resolve_plies(const game& asked, std::vector<ply>& into);

// notation::positions
std::vector<std::string> positions(const game& of);

} // namespace ctlpgn::pgn
