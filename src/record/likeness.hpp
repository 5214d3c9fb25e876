// How likely a text is in a notation, by what the notation's own reading makes of it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>

namespace ctlpgn {

// What counts is the first game, and in it how many plies mean something against how many errors there are.
// So what a notation tolerates although another one writes it as a rule has to be an error in it. Whether it
// says itself that it is of this notation is for the notation to know. Where its tags name another game, any word may
// be a ply, so plies speak for nothing.
[[nodiscard]] likeness likeness_by_reading(const notation& chosen, std::string_view beginning,
                                           bool (*says_so)(const game&),
                                           bool (*names_other_game)(const game&) = nullptr);

} // namespace ctlpgn
