// Where a comment ends that is not closed where it should be, and so has taken in what follows it.
//
// The first } ends a comment, and anything may come before it. So it has to be proved that it was meant to
// end earlier: the text is read once more with the comment closed there, and what comes out of it then must
// go on with the game by its number and on the board.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::ctl_pgn {

// For a comment that nothing closes, the byte before which its brace is missing; none where that is not
// clear.
[[nodiscard]] std::optional<std::uint32_t> find_end_of_unclosed(const game& record, const comment& asked);

// Whether what follows the brace on its line is a move, a variation or a result, so that the brace itself may
// be the slip.
[[nodiscard]] bool opens_before_item(const game& record, const comment& asked);

// A comment that is closed, and that must have been meant to end earlier, or not to begin.
struct late_end {
    const comment* where;
    text_edit meant;                // the brace that is missing, or the one that is too many
    std::vector<finding> remaining; // what is found after the edit, by the places of the text before it
};

// The first one; none if the game goes on after each comment as it is closed.
[[nodiscard]] std::optional<late_end> find_late_end(const game& record, const std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
