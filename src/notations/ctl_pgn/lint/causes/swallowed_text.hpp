// Where a comment that is not closed where it should be has taken in what follows it.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>

namespace ctlpgn::ctl_pgn {

// The first line in the comment that must have been meant to follow it: the next move, which is then missing
// after the comment, or another comment. The offset at which the line begins.
[[nodiscard]] std::optional<std::uint32_t> find_swallowed_line(const game& record, const comment& asked);

// Of a comment that is never closed, also a result or a variation.
[[nodiscard]] std::optional<std::uint32_t> find_line_after_unclosed(const game& record, const comment& asked);

} // namespace ctlpgn::ctl_pgn
