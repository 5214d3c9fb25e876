// What of a game is not as export format (3.2) and reduced export format (3.2.4) have it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Adds what import format leaves free and export format prescribes. What is found already keeps its finding.
void apply_export_profile(const game& record, std::vector<finding>& findings);
// The same, and one finding for each kind of thing that the reduced format leaves out.
void apply_reduced_profile(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
