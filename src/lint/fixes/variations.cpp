// Where a variation ends.
#include "lint/fixes/shared_fixes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn {

namespace {

// The ply of a variation that goes on with the line it branched from, as its number tells; no_node if none
// does.
node going_on_outside(const game& record, const variation& asked) {
    const node first = asked.line.first_ply;
    if (asked.replaces == no_node || first == no_node)
        return no_node;
    std::uint32_t expected = record.plies[first].number;
    const bool replaces_black = record.plies[asked.replaces].player == side::black;
    const std::uint32_t outside = expected + (replaces_black ? 1U : 0U);
    for (node before = first, at = record.plies[first].next; at != no_node;
         before = at, at = record.plies[at].next) {
        expected += record.plies[before].player == side::black ? 1U : 0U;
        const std::uint32_t written = record.plies[at].number;
        if (written == 0 || written == expected)
            continue;
        return written == outside ? at : no_node;
    }
    return no_node;
}

} // namespace

// Before the move that goes back to the line outside, or where it ends now.
std::optional<fix> fix_unclosed_variation(const fix_context& context, const finding& asked) {
    const game& record = context.read;
    const auto found = std::ranges::lower_bound(record.variations, asked.where.begin, {},
                                                [](const variation& each) { return each.where.begin; });
    if (found == record.variations.end() || found->where.begin != asked.where.begin)
        return std::nullopt;
    const node outside = going_on_outside(record, *found);
    const std::uint32_t end = outside == no_node ? found->where.end : record.plies[outside].number_begin;
    const auto at = static_cast<std::uint32_t>(context.text.find_last_not_of(white_space, end - 1) + 1);
    return rewrite(asked, {at, at}, ")", "close the variation after its last move");
}

} // namespace ctlpgn
