// Where the board may be wrong after a ply that broke the rules.
//
// Such a ply may be a slip of the pen: the piece went to another hex than the written one. Later faults, such
// as a contradiction or a missing check, are then consequences of the slip, and would vanish if the piece
// were on that hex.
#pragma once

#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::ctl_pgn {

using slip_id = std::uint32_t;
inline constexpr slip_id no_slip = 0xffffffffU;

// The only legal ply that differs from the claimed, illegal one in one letter or digit of one hex; none if
// there are several.
std::optional<cescacs::ply> with_hex_nearby(const cescacs::position& before, const cescacs::ply& claimed);

// The capture of a scornful pawn by an oblique step, written @, if the claimed capture must mean that.
std::optional<cescacs::ply> as_scornful(const cescacs::position& before, const cescacs::ply& claimed);

class slips {
  public:
    // Expects a ply that is illegal in that position. no_slip if the piece could not have gone elsewhere, or
    // if the game has too many illegal plies for them to be slips.
    slip_id note(const cescacs::position& before, const cescacs::ply& claimed);

    // Whether the test holds with the piece on another hex within its reach.
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
