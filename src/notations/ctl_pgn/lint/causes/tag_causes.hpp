// Tags that are torn or cut off, and the faults of their values that follow from that.
#pragma once

#include "ctlpgn/notation.hpp"

#include <optional>
#include <vector>

namespace ctlpgn::ctl_pgn {

// [White "Puig, Joan]": the bracket and the quotation mark of a tag that is not closed, which have changed
// places; none if they have not.
std::optional<span> find_swapped_end(const game& record, const finding& unclosed);

void keep_causes_of_tags(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
