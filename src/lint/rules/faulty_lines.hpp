// The part of a game where a habit must show that explains its faults.
#pragma once

#include "ctlpgn/finding.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The lines with faults, and those before and after them: what does not show there has caused no fault. The
// first line comes before them, since in it what all lines have shows. The text has a byte at least.
std::string faulty_lines(std::string_view text, const std::vector<finding>& findings);

} // namespace ctlpgn
