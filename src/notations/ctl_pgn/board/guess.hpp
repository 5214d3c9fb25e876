// What a ply that contradicts the board may have meant.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "games/cescacs/position.hpp"

#include <optional>

namespace ctlpgn::ctl_pgn {

// Whether the two coordinates differ in one letter or one digit.
bool is_one_slip_apart(cescacs::hex written, cescacs::hex meant);

// Hexes of that piece which may have been meant by a hex without it.
cescacs::hex_set candidates_near(const cescacs::position& before, cescacs::piece wanted,
                                 cescacs::hex written);

// The hexes from which the ply would be possible.
cescacs::hex_set legal_origins(const cescacs::position& before, const cescacs::ply& claimed);

// Whether the ply would be possible with the letter of the piece on its origin.
bool fits_other_mover(const cescacs::position& before, const cescacs::ply& claimed);

// Whether the ply would be possible if only its capture were written differently.
bool fits_other_capture(const cescacs::position& before, const cescacs::ply& claimed);

// The hexes, one slip away from the written target, where the ply would capture such a piece.
cescacs::hex_set legal_targets(const cescacs::position& before, const cescacs::ply& claimed);

// The only ply that can have been meant; none if several fit, or none does.
std::optional<cescacs::ply> meant(const cescacs::position& before, const cescacs::ply& claimed,
                                  const cescacs::coherence_finding& fault);

} // namespace ctlpgn::ctl_pgn
