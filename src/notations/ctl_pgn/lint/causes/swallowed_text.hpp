// Where a comment that is not closed where it should be has taken in what follows it.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>

namespace ctlpgn::ctl_pgn {

// Whether the first tag of a game stands in the comment at the begin of a line.
[[nodiscard]] bool holds_another_game(const game& record, const comment& asked);

// The first line in the comment that must have been meant to follow it: the next move, which is then missing
// after the comment, or another comment; where another game stands in it, also a result or a variation. The
// offset at which the line begins.
[[nodiscard]] std::optional<std::uint32_t> find_swallowed_line(const game& record, const comment& asked);

// The same of a comment that is never closed, of which anything may be meant to follow it.
[[nodiscard]] std::optional<std::uint32_t> find_line_after_unclosed(const game& record, const comment& asked);

} // namespace ctlpgn::ctl_pgn
