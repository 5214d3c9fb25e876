// Reduces texts that break a promise.
#pragma once

#include "fuzz/target.hpp"

#include <string>

namespace ctlpgn::fuzz {

// A shorter text that breaks the same promise of the target; the text itself if it breaks none.
std::string made_smaller(const target& tried, std::string text);

} // namespace ctlpgn::fuzz
