// Faults in clean games.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::bench {

// The games with one fault in every tenth line that can have it: of spelling, of numbers and on the board in
// turn.
std::string with_faults(std::string_view games);

// The games with one to four slips in each, as people make them when typing.
std::string with_slips(std::string_view games);

} // namespace ctlpgn::bench
