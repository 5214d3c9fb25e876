// What rules about the parentheses of variations share.
#pragma once

#include "ctlpgn/tree.hpp"
#include "lint/rules/dependence.hpp"
#include "notations/pgn/codes.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::pgn {

// What a wrong parenthesis may cause.
constexpr bool is_of_lines(code id) {
    return depends_on_moves(id) || id == codes::misplaced_variation;
}

// Of spans sorted by their beginnings, the last that begins at the place or before it; null if none does.
const span* last_span_before(const std::vector<span>& sorted, std::uint32_t place);

// The innermost unclosed variation around the place: where the parenthesis of an inner one is missing, that
// of the enclosing one has closed it. Null if there is none, or if many others lie between.
const variation* unclosed_around(const game& record, std::uint32_t place);

} // namespace ctlpgn::pgn
