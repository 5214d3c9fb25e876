#include "emit/json/judged_plies.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::emit {

namespace {

bool is_about(const diagnostic& each, std::uint32_t layer) {
    return each.ply != 0 && layer_of(each.id) == layer;
}

// The ply that each is played after; none for the first of the game. The first ply of a variation is played
// after what the ply that it replaces is played after.
std::vector<node> plies_before(const game& record) {
    std::vector<node> before(record.plies.size(), no_node);
    for (node at = 0; at != record.plies.size(); ++at)
        if (record.plies[at].next != no_node)
            before[record.plies[at].next] = at;
    for (const variation& each : record.variations)
        if (each.line.first_ply != no_node && each.replaces != no_node)
            before[each.line.first_ply] = before[each.replaces];
    return before;
}

// Whether a ply of the other side is missing before each in its line. The first of a line has none before it.
std::vector<bool> gaps(const game& record) {
    std::vector<bool> found(record.plies.size());
    for (const ply& each : record.plies)
        if (each.next != no_node)
            found[each.next] = record.plies[each.next].player == each.player;
    return found;
}

// Empty if there is no doubt about any.
std::vector<bool> doubts(const game& record, const std::vector<code>& faults) {
    const std::vector<bool> after_gap = gaps(record);
    const auto begins_doubt = [&](node at) {
        return after_gap[at] || !record.plies[at].readable() ||
               (!faults.empty() && layer_of(faults[at]) == layer::board);
    };
    const auto size = static_cast<node>(record.plies.size());
    node first = 0;
    while (first != size && !begins_doubt(first))
        ++first;
    if (first == size)
        return {};
    const std::vector<node> before = plies_before(record);
    std::vector<bool> doubtful(size);
    for (node at = first; at != size; ++at)
        doubtful[at] = begins_doubt(at) || (before[at] != no_node && doubtful[before[at]]);
    return doubtful;
}

} // namespace

bool judged_plies::judge(const game& record, const notation& notated, std::span<const diagnostic> found,
                         const json_options& options) {
    const auto any_about = [found](std::uint32_t layer) {
        return std::ranges::any_of(found, [layer](const diagnostic& each) { return is_about(each, layer); });
    };
    const bool asks_rules = options.positions || any_about(layer::rules);
    if (notated.ask_board == nullptr || (!asks_rules && !any_about(layer::board)))
        return false;
    notated.ask_board(record,
                      {.positions = options.positions ? &positions_ : nullptr, .broken_rules = &faults_});
    if (!asks_rules)
        std::ranges::replace_if(
            faults_, [](code each) { return layer_of(each) == layer::rules; }, code::none);
    if (options.positions) {
        doubtful_ = doubts(record, faults_);
    } else {
        positions_.reset(0);
        doubtful_.clear();
    }
    return true;
}

} // namespace ctlpgn::emit
