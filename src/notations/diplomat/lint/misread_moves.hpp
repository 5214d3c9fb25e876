// Plies that cannot be read because a letter, a digit or a sign was written as one that looks like it.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

// How the ply must have been meant; empty if nothing in it looks like anything else.
std::string meant_half_move(std::string_view written);

// The text with the rating that is in it, D!m2, at its end. Empty: there is none that belongs there.
std::string with_rating_at_end(std::string_view written);

} // namespace ctlpgn::diplomat
