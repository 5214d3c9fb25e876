// Deviations of a game from export format (3.2) and reduced export format (3.2.4).
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Adds findings for what export format prescribes and import format does not. Existing findings are kept.
void apply_export_profile(const game& record, std::vector<finding>& findings);
// The same, and one finding for each kind of part that the reduced format omits.
void apply_reduced_profile(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
