// Where a variation ends.
#include "lint/fixes/shared_fixes.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn {

namespace {

// The ply of a variation that goes on with the line it branched from, as its number tells; no_node if none
// does.
node going_on_outside(const game& in, const variation& of) {
    const node first = of.line.first_ply;
    if (of.replaces == no_node || first == no_node)
        return no_node;
    std::uint32_t expected = in.plies[first].number;
    const bool replaces_black = in.plies[of.replaces].player == side::black;
    const std::uint32_t outside = expected + (replaces_black ? 1U : 0U);
    for (node before = first, at = in.plies[first].next; at != no_node; before = at, at = in.plies[at].next) {
        expected += in.plies[before].player == side::black ? 1U : 0U;
        const std::uint32_t written = in.plies[at].number;
        if (written == 0 || written == expected)
            continue;
        return written == outside ? at : no_node;
    }
    return no_node;
}

} // namespace

// Before the move that goes back to the line outside, or where it ends now.
std::optional<fix> fix_unclosed_variation(const fix_context& context, const finding& of) {
    const game& in = context.read;
    const auto found = std::ranges::lower_bound(in.variations, of.where.begin, {},
                                                [](const variation& each) { return each.where.begin; });
    if (found == in.variations.end() || found->where.begin != of.where.begin)
        return std::nullopt;
    const node outside = going_on_outside(in, *found);
    const std::uint32_t end = outside == no_node ? found->where.end : in.plies[outside].number_begin;
    const std::uint32_t last = context.blanks_before(end).begin;
    const std::size_t before = context.text.find_last_not_of(" \t\r\n", last == 0 ? 0 : last - 1);
    const auto at = static_cast<std::uint32_t>(before + 1);
    return rewrite(of, {at, at}, ")", "close the variation after its last move");
}

} // namespace ctlpgn
