// Plays a game on the board, variations included.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/attack.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/positions/start.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "tree/chains.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// A ply that is reached on the board.
struct reached_ply {
    node which = no_node;
    const chess::position& before;
    const resolution& played;
    const chess::position& after; // as before it where the ply is none
    bool checks = false;
};

// Tells a visitor of every ply that is reached on the board, and where each line of play ends. After a ply
// that is none, the rest of its line is in doubt and not told of; variations that replace it still are.
template <typename Visitor> class replay {
  public:
    replay(const game& in, Visitor& visitor) : in_(in), visitor_(visitor) {}

    void run() {
        const starting_position start = start_of(in_);
        if (!start.playable)
            return;
        waiting_.push_back({in_.main_line.first_ply, start.position,
                            chess::in_check(start.position, start.position.to_move)});
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
        bool in_check = false;
    };

    void line(const branch& from) {
        chess::position here = from.before;
        bool in_check = from.in_check;
        for (node n = from.first; n != no_node; n = in_.plies[n].next) {
            const ply& written = in_.plies[n];
            if (written.first_annotation != no_node)
                for (const node each : variations_of(in_, written.first_annotation))
                    waiting_.push_back({in_.variations[each].line.first_ply, here, in_check});
            const resolution played = resolve(here, in_check, written);
            if (played.how != resolved::one) {
                visitor_.reached({n, here, played, here, false});
                return;
            }
            const chess::position before = here;
            chess::play(here, played.played);
            in_check = chess::in_check(here, here.to_move);
            visitor_.reached({n, before, played, here, in_check});
        }
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

// notation::broken_rules
std::vector<code> broken_rules(const game& of);

} // namespace ctlpgn::pgn
