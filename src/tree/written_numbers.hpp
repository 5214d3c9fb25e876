// Which move each ply belongs to: by the number that is written, or counted from the numbers before.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn {

// By ply. `first`: the number of the main line's first move, if none is written; 0: unknown.
std::vector<std::uint32_t> written_numbers(const game& record, std::uint32_t first = 1);

// The first ply of the line after this one that has a number written before it; no_node if none has.
[[nodiscard]] node next_numbered(const game& record, node after);

// The ply that the number is written for; no_node if other text is between them. The tree does not keep a
// number that consists of zeros.
[[nodiscard]] node ply_numbered_by(const game& record, span number);

// How many plies are missing before one, by the number that is written there, if another number is expected;
// 0 if the numbers after it do not show that.
[[nodiscard]] std::int64_t plies_skipped(const game& record, node numbered, std::uint32_t expected);

// Whether there is an ellipsis, or dashes, in place of White's ply, between the number and Black's.
[[nodiscard]] bool says_white_is_left_out(const game& record, const ply& black);

} // namespace ctlpgn
