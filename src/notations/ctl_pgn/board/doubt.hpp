// What is no longer certain on the board once a ply has contradicted it.
//
// A slip of the pen leaves traces: the piece that really moved is still on its old hex, and a piece that was
// really captured elsewhere is still there. Later plies meet these traces. Each trace excuses one later
// contradiction, so that one slip gives one diagnostic.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/position.hpp"

#include <cstdint>

namespace ctlpgn::ctl_pgn {

class doubt {
  public:
    doubt() = default;
    ~doubt() = default;
    // The usual case: nothing is in doubt, and there is nothing to copy.
    doubt(const doubt& other) { *this = other; }
    doubt& operator=(const doubt& other) {
        any_ = other.any_;
        if (any_) [[unlikely]]
            traces_ = other.traces_;
        return *this;
    }

    [[nodiscard]] bool is_any() const { return any_; }

    // Whether some piece may not be where it seems to be.
    [[nodiscard]] bool is_open() const {
        return is_any() && (traces_.everything || (traces_.lost | traces_.unseen) != 0 ||
                            !traces_.hexes.empty() || !traces_.empty.empty());
    }

    // From here on, every contradiction is a consequence of what has been reported.
    void doubt_everything() { open().everything = true; }

    // Another piece may be there.
    void doubt_hex(cescacs::hex at) { open().hexes.insert(at); }

    // Whether a contradiction is a consequence of an earlier one.
    [[nodiscard]] bool excuses(const cescacs::position& before,
                               const cescacs::coherence_finding& fault) const;

    // The side to move has made an unknown ply: any of its pieces may have moved, and captured.
    void note_unknown(const cescacs::position& before);

    // Records a contradiction. `after` is the position after the ply as claimed; if another piece must have
    // been meant, it is removed from its old hex.
    void note(const cescacs::position& before, const cescacs::ply& claimed,
              const cescacs::coherence_finding& fault, cescacs::position& after);

    // A ply that agrees with the board makes its hexes certain again. Expects some doubt.
    void resolve(const cescacs::ply& played) {
        for (cescacs::hex_set* const each : {&traces_.hexes, &traces_.kinds, &traces_.empty}) {
            each->erase(played.from);
            each->erase(played.to);
        }
    }

  private:
    struct traces {
        cescacs::hex_set hexes;     // where another piece may be
        cescacs::hex_set kinds;     // on which another piece of the same side may be
        cescacs::hex_set empty;     // which may be empty, since the piece may have moved unseen
        std::uint32_t lost = 0;     // pieces, as bits by their code, that may be elsewhere
        std::uint32_t unseen = 0;   // and those of which one may have moved unseen
        bool others_played = false; // a side has seemed to move the other's piece
        bool everything = false;
    };

    traces& open() {
        if (!any_)
            traces_ = {};
        any_ = true;
        return traces_;
    }
    bool look_for_mover(const cescacs::position& before, const cescacs::ply& claimed,
                        const cescacs::coherence_finding& fault, cescacs::position& after);
    void look_for_captured(const cescacs::position& before, const cescacs::ply& claimed,
                           const cescacs::coherence_finding& fault, cescacs::position& after);
    bool find_again(const cescacs::position& before, cescacs::piece wanted, cescacs::position& after);
    bool take_away(const cescacs::hex_set& among, cescacs::piece wanted, cescacs::position& after);

    bool any_ = false;
    traces traces_; // left by contradictions; meaningless if there are none
};

} // namespace ctlpgn::ctl_pgn
