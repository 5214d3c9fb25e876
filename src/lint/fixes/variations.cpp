// Where a variation ends.
#include "lint/fixes/shared_fixes.hpp"
#include "lint/rules/unclosed.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn {

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
