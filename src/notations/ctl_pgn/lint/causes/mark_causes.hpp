// Check marks and colons that are wrong in two ways at once.
#pragma once

#include "ctlpgn/notation.hpp"

#include <optional>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Of one mark one thing is reported: how it is written, with what it has to be.
// E7-E13 {good} !: The glyph or colon between the comment and the end of the line, which belong to the ply
// that the comment comes after; none where something else is there, or the ply has all that it can have.
std::optional<span> find_remark_after_comment(const game& record, span written);

void keep_causes_of_marks(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
