// A position in a replay, and how much is known about it.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/play.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/board/doubt.hpp"

namespace ctlpgn::ctl_pgn {

// The position before the latest ply. Copying takes time and the position is rarely needed, so after most
// plies it is worked out on demand.
class position_before {
  public:
    void remember(const cescacs::position& before) {
        position_ = before;
        is_known_ = true;
    }
    // For a coherent plain step.
    void remember_circumstances(const cescacs::circumstances& before) {
        circumstances_ = before;
        is_known_ = false;
    }

    // Expects the ply and the position after it.
    [[nodiscard]] const cescacs::position& of(const cescacs::position& after, const cescacs::ply& played) {
        if (!is_known_)
            remember(before_plain_step(after, played, circumstances_));
        return position_;
    }

  private:
    cescacs::position position_;
    cescacs::circumstances circumstances_;
    bool is_known_ = false;
};

struct replay_state {
    cescacs::position on_board;
    node last = no_node; // the ply that was played
    doubt uncertainty;
    bool after_gap = false;    // an earlier ply is missing or unreadable
    bool was_excused = false;  // the contradiction of the last ply was a consequence of an earlier one
    cescacs::hex contradicted; // by the last ply, if it was not excused

    // The first ply of a line shows whose turn it is. Later, a ply of the wrong side means that one of the
    // other side is missing.
    void take_turn(side player, bool first) {
        if (on_board.to_move == game_side(player)) [[likely]]
            return;
        if (first)
            pass_turn();
        else
            miss();
    }

    // The side to move has made an unknown ply.
    void miss() {
        uncertainty.note_unknown(on_board);
        after_gap = true;
        pass_turn();
    }

    void pass_turn() {
        on_board.to_move = opponent(on_board.to_move);
        on_board.special = {};
    }

    // Expects `fault` to be the contradiction to the board. `before` remembers the position.
    void play(node at_ply, const cescacs::ply& claimed, const cescacs::coherence_finding& fault,
              position_before& before) {
        last = at_ply;
        was_excused = false;
        contradicted = {};
        if (fault.is_coherent() && is_plain_step(claimed)) [[likely]] {
            before.remember_circumstances(on_board);
            apply_plain_step(on_board, claimed);
        } else {
            before.remember(on_board);
            apply_claimed(on_board, claimed);
        }
        if (!fault.is_coherent()) [[unlikely]] {
            const cescacs::position& was = before.of(on_board, claimed);
            was_excused = uncertainty.excuses(was, fault);
            if (!was_excused)
                contradicted = fault.at;
            uncertainty.note(was, claimed, fault, on_board);
        } else if (uncertainty.is_any()) {
            uncertainty.resolve(claimed);
        }
    }
};

} // namespace ctlpgn::ctl_pgn
