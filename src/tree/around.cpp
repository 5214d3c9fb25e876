#include "tree/around.hpp"

#include <algorithm>

namespace ctlpgn {

// Plies are in the order of the text.
node ply_around(const game& in, std::uint32_t offset) {
    const auto next = std::ranges::upper_bound(in.plies, offset, {}, &ply::number_begin);
    return next == in.plies.begin() ? no_node : static_cast<node>(next - in.plies.begin() - 1);
}

} // namespace ctlpgn
