// What a ply that contradicts the board may have meant.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/position.hpp"

#include <optional>

namespace ctlpgn::ctl_pgn {

// Whether one letter or one digit parts the two coordinates.
bool is_one_slip_apart(cescacs::hex written, cescacs::hex meant);

// The hexes of a piece that could have been meant by a hex where it is not.
cescacs::hex_set candidates_near(const cescacs::position& before, cescacs::piece wanted,
                                 cescacs::hex written);

// The hexes from which the ply would be one of the game.
cescacs::hex_set legal_origins(const cescacs::position& before, const cescacs::ply& claimed);

// Whether the ply would be one of the game if only the letter of its piece were another: that of the piece on
// its origin.
bool fits_other_mover(const cescacs::position& before, const cescacs::ply& claimed);

// Whether the ply would be one of the game if only what it captures, or that it does, were written otherwise.
bool fits_other_capture(const cescacs::position& before, const cescacs::ply& claimed);

// The hexes of a piece, one slip from the written target, on which the ply would capture it.
cescacs::hex_set legal_targets(const cescacs::position& before, const cescacs::ply& claimed);

// The one ply that must have been meant; none if there are several, or nothing fits.
std::optional<cescacs::ply> meant(const cescacs::position& before, const cescacs::ply& claimed,
                                  const cescacs::coherence_finding& fault);

} // namespace ctlpgn::ctl_pgn
