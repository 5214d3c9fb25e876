// What must hold when any bytes are read.
#pragma once

#include "golden/corpus.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::golden {

// The fault in the reading of the text, in words; empty if
// - the strict reading accepts it exactly if the tolerant one finds nothing against it (a text of which a
//   limit of the reader was reached may be either),
// - every byte that is not a space is in the tree of a game or in a finding, and
// - games follow one another without gap.
std::string fault_of_reading(std::string_view text, const limits& bounds = {},
                             const notation& chosen = in_ctl_pgn());

} // namespace ctlpgn::golden
