// How likely a text is in a notation, judged by the notation's own reading of it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn {

// What counts is the first game, and in it the number of plies that make sense compared with the number of
// errors. So what a notation tolerates although it is the rule in another has to be an error. Whether a text
// names its notation is for the notation to decide. If its tags name another game, any word may be a ply, so
// plies prove nothing.
[[nodiscard]] likeness likeness_by_reading(const notation& chosen, std::string_view beginning,
                                           bool (*says_so)(const game&),
                                           bool (*names_other_game)(const game&) = nullptr);

// The first game of a text, and what was found in it.
struct first_reading {
    first_reading(const notation& chosen, std::string_view beginning);

    game read;
    std::vector<finding> findings;
};

// The same for a text that has been read.
[[nodiscard]] likeness likeness_by_reading(const notation& chosen, std::string_view beginning,
                                           const first_reading& first, bool (*says_so)(const game&),
                                           bool (*names_other_game)(const game&) = nullptr);

// How many ranks a text has that looks like a FEN, right or wrong: letters and figures with slashes between
// the ranks, and after a space the side to move. 0: it does not.
[[nodiscard]] std::size_t ranks_of_fen(std::string_view text);

} // namespace ctlpgn
