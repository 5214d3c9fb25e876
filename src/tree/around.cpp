#include "tree/around.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn {

// Plies, tags and variations are in the order of the text.
node ply_around(const game& record, std::uint32_t offset) {
    const auto next = std::ranges::upper_bound(record.plies, offset, {}, &ply::number_begin);
    return next == record.plies.begin() ? no_node : static_cast<node>(next - record.plies.begin() - 1);
}

node ply_from(const game& record, std::uint32_t offset) {
    const auto found = std::ranges::lower_bound(record.plies, offset, {}, &ply::begin);
    return found == record.plies.end() ? no_node : static_cast<node>(found - record.plies.begin());
}

const tag* tag_around(const game& record, span where) {
    const auto begin_of = [](const tag& each) { return each.where.begin; };
    const auto after = std::ranges::upper_bound(record.tags, where.begin, {}, begin_of);
    if (after == record.tags.begin())
        return nullptr;
    const tag& last = *std::prev(after);
    return where.end <= last.where.end ? &last : nullptr;
}

const variation* variation_before(const game& record, std::uint32_t offset) {
    const auto begin_of = [](const variation& each) { return each.where.begin; };
    const auto after = std::ranges::upper_bound(record.variations, offset, {}, begin_of);
    return after == record.variations.begin() ? nullptr : &*std::prev(after);
}

node last_of_main_line(const game& record) {
    node last = no_node;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        last = at;
    return last;
}

} // namespace ctlpgn
