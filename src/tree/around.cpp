#include "tree/around.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ctlpgn {

namespace {

// For nodes in the order of the text, none of which contains another.
template <class item, class place>
const item* find_around(const std::vector<item>& all, span where, place member) {
    const auto after = std::ranges::upper_bound(all, where.begin, {},
                                                [member](const item& each) { return (each.*member).begin; });
    return after == all.begin() || ((*std::prev(after)).*member).end < where.end ? nullptr
                                                                                 : &*std::prev(after);
}

} // namespace

// Plies, tags, comments and variations are in the order of the text.
node ply_around(const game& record, std::uint32_t offset) {
    const auto next = std::ranges::upper_bound(record.plies, offset, {}, &ply::number_begin);
    return next == record.plies.begin() ? no_node : static_cast<node>(next - record.plies.begin() - 1);
}

node ply_from(const game& record, std::uint32_t offset) {
    const auto found = std::ranges::lower_bound(record.plies, offset, {}, &ply::begin);
    return found == record.plies.end() ? no_node : static_cast<node>(found - record.plies.begin());
}

const tag* tag_around(const game& record, span where) {
    return find_around(record.tags, where, &tag::where);
}

const comment* comment_around(const game& record, span where) {
    return find_around(record.comments, where, &comment::where);
}

const comment* comment_text_around(const game& record, span where) {
    return find_around(record.comments, where, &comment::text);
}

const variation* variation_before(const game& record, std::uint32_t offset) {
    const auto begin_of = [](const variation& each) { return each.where.begin; };
    const auto after = std::ranges::upper_bound(record.variations, offset, {}, begin_of);
    return after == record.variations.begin() ? nullptr : &*std::prev(after);
}

bool is_in_variation(const game& record, std::uint32_t offset) {
    return std::ranges::any_of(record.variations, [offset](const variation& each) {
        return each.where.begin <= offset && offset < each.where.end;
    });
}

bool share_line(const game& record, std::uint32_t one, std::uint32_t other) {
    constexpr std::uint32_t farthest = 256; // in bytes, since a line may be of any length
    const span between{std::min(one, other), std::max(one, other)};
    return between.size() <= farthest && record.raw(between).find('\n') == std::string_view::npos;
}

node last_of_main_line(const game& record) {
    node last = no_node;
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        last = at;
    return last;
}

} // namespace ctlpgn
