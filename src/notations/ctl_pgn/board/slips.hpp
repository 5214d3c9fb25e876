// What may be wrong on the board since a ply that broke the rules.
//
// Such a ply may be a slip of the pen: the piece went to another hex than is written. Then what is found
// later, a contradiction, a check that is not there, follows from the slip and would be no finding if the
// piece were where it could have gone.
#pragma once

#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::ctl_pgn {

using slip_id = std::uint32_t;
inline constexpr slip_id no_slip = 0xffffffffU;

// The legal ply that differs from the claimed one, which is against the rules, in one letter or digit of one
// of its hexes; none if there are several.
std::optional<cescacs::ply> with_hex_nearby(const cescacs::position& before, const cescacs::ply& claimed);

// A pawn that takes a scornful pawn by an oblique step, which is written @, if that is what the claimed
// capture must be.
std::optional<cescacs::ply> as_scornful(const cescacs::position& before, const cescacs::ply& claimed);

class slips {
  public:
    // The ply is against the rules in that position. no_slip if the piece could not have gone elsewhere, or
    // if a game is so full of them that they are none.
    slip_id note(const cescacs::position& before, const cescacs::ply& claimed);

    // Whether the test holds for the position with the piece on another hex that it could have gone to.
    template <class Test>
    [[nodiscard]] bool explain(slip_id id, const cescacs::position& now, Test test) const {
        if (id == no_slip)
            return false;
        const slip& made = slips_[id];
        if (now.at(made.written) != made.what)
            return false;
        bool explained = false;
        made.meant.for_each([&](cescacs::hex each) {
            if (explained || !now.is_empty(each))
                return;
            cescacs::position other = now;
            other.clear(made.written);
            other.put(each, made.what);
            explained = test(other);
        });
        return explained;
    }

  private:
    struct slip {
        cescacs::hex written;
        cescacs::piece what;
        cescacs::hex_set meant;
    };
    std::vector<slip> slips_;
};

} // namespace ctlpgn::ctl_pgn
