// Faults in clean games.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::bench {

// The games with one fault in every tenth line that can have it: of spelling, of numbers and on the board by
// turns.
std::string with_faults(std::string_view games);

} // namespace ctlpgn::bench
