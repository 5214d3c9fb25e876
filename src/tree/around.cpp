#include "tree/around.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn {

// Moves are in the order of the text.
const move* move_around(const game& in, std::uint32_t offset) {
    const auto next = std::ranges::upper_bound(in.moves, offset, {}, &move::begin);
    return next == in.moves.begin() ? nullptr : &*std::prev(next);
}

} // namespace ctlpgn
