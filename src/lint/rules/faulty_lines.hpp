// The part of a game where a habit that explains its faults must be visible.
#pragma once

#include "ctlpgn/finding.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// The lines with faults, and those before and after them: a habit that is not visible there has caused no
// fault. The first line comes before them, since whatever all lines share is visible in it. The text is not
// empty.
std::string faulty_lines(std::string_view text, const std::vector<finding>& findings);

} // namespace ctlpgn
