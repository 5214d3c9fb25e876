// What is no longer certain on the board once a ply has contradicted it.
//
// A slip of the pen leaves traces: the piece that really moved still stands on the hex it left, and what was
// really captured elsewhere is still there. Later plies meet these traces. So that one slip gives one
// finding, each trace excuses one later contradiction.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/position.hpp"

#include <cstdint>

namespace ctlpgn::ctl_pgn {

class doubt {
  public:
    [[nodiscard]] bool is_any() const { return any_; }

    // Whether something may still stand elsewhere than it seems.
    [[nodiscard]] bool is_open() const {
        return everything_ || (any_ && ((lost_ | unseen_) != 0 || !hexes_.empty() || !left_.empty()));
    }

    // From here on, whatever contradicts the board follows from what has been reported.
    void doubt_everything() { any_ = everything_ = true; }

    // Something else may stand there.
    void doubt_hex(cescacs::hex at) {
        any_ = true;
        hexes_.insert(at);
    }

    // Whether a contradiction follows from an earlier one.
    [[nodiscard]] bool excuses(const cescacs::position& before,
                               const cescacs::coherence_finding& fault) const;

    // The side to move has made a ply that nobody knows: any of its pieces may stand elsewhere, and have
    // taken what stood there.
    void note_unknown(const cescacs::position& before);

    // Takes note of a contradiction. `after` is the position in which the ply has been played as it is
    // claimed; a piece that must have been meant is taken from the hex where it was left.
    void note(const cescacs::position& before, const cescacs::ply& claimed,
              const cescacs::coherence_finding& fault, cescacs::position& after);

    // A ply that agrees with the board makes its hexes certain again.
    void resolve(const cescacs::ply& played) {
        hexes_.erase(played.from);
        hexes_.erase(played.to);
        left_.erase(played.from);
        left_.erase(played.to);
        kinds_.erase(played.from);
        kinds_.erase(played.to);
    }

  private:
    bool look_for_mover(const cescacs::position& before, const cescacs::ply& claimed,
                        const cescacs::coherence_finding& fault, cescacs::position& after);
    void look_for_captured(const cescacs::position& before, const cescacs::ply& claimed,
                           const cescacs::coherence_finding& fault, cescacs::position& after);
    bool find_again(const cescacs::position& before, cescacs::piece wanted, cescacs::position& after);
    bool take_away(const cescacs::hex_set& traces, cescacs::piece wanted, cescacs::position& after);

    cescacs::hex_set hexes_;   // on which something else may stand
    cescacs::hex_set kinds_;   // on which another piece of the same side may stand
    cescacs::hex_set left_;    // which may be empty, since what stands there may have moved unseen
    std::uint32_t lost_ = 0;   // pieces, as bits by their code, that may stand elsewhere
    std::uint32_t unseen_ = 0; // and those of which one may have moved unseen
    bool any_ = false;
    bool others_played_ = false; // a side has seemed to move what is the other's
    bool everything_ = false;
};

} // namespace ctlpgn::ctl_pgn
