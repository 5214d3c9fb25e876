#include "tree/around.hpp"

#include <algorithm>

namespace ctlpgn {

// Plies are in the order of the text.
node ply_around(const game& record, std::uint32_t offset) {
    const auto next = std::ranges::upper_bound(record.plies, offset, {}, &ply::number_begin);
    return next == record.plies.begin() ? no_node : static_cast<node>(next - record.plies.begin() - 1);
}

} // namespace ctlpgn
