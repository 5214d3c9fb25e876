// Finds the end of a comment that was not closed in the right place and has swallowed the text after it.
//
// The first } ends a comment, and anything may come before it. So an earlier end has to be proved: the text
// is read again with the comment closed there, and the text that leaves the comment must continue the game by
// its number and on the board.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ctlpgn::ctl_pgn {

// For an unclosed comment, the byte before which its brace is missing; none if that is not clear.
[[nodiscard]] std::optional<std::uint32_t> find_end_of_unclosed(const game& record, const comment& asked);

// Whether a move, a variation or a result comes after the brace on its line, so that the brace itself may be
// the slip.
[[nodiscard]] bool opens_before_item(const game& record, const comment& asked);

// A closed comment that must have been meant to end earlier, or not to begin.
struct late_end {
    const comment* where;
    text_edit meant;                // the missing or the surplus brace
    std::vector<finding> remaining; // findings after the edit, with places in the text before it
};

// The first one; none if the game continues after every comment as it is closed.
[[nodiscard]] std::optional<late_end> find_late_end(const game& record, const std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
