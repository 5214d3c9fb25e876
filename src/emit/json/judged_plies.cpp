#include "emit/json/judged_plies.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::emit {

namespace {

bool is_about(const diagnostic& each, std::uint32_t layer) {
    return each.ply != 0 && layer_of(each.id) == layer;
}

// The ply after which each one is played; none for the first of the game. The first ply of a variation has
// the same predecessor as the ply that it replaces.
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

// Whether a ply of the other side is missing between this one and the next of its line.
bool is_before_gap(const game& record, node at) {
    const node next = record.plies[at].next;
    return next != no_node && record.plies[next].player == record.plies[at].player;
}

// Empty if no ply is in doubt.
std::vector<bool> doubts(const game& record, const std::vector<code>& faults) {
    const auto begins_doubt = [&](node at) {
        return !record.plies[at].readable() || (!faults.empty() && layer_of(faults[at]) == layer::board);
    };
    const auto size = static_cast<node>(record.plies.size());
    node first = 0;
    while (first != size && !begins_doubt(first) && !is_before_gap(record, first))
        ++first;
    if (first == size)
        return {};
    const std::vector<node> before = plies_before(record);
    const auto follows_gap = [&](node at) {
        return record.plies[before[at]].next == at && is_before_gap(record, before[at]);
    };
    std::vector<bool> doubtful(size);
    for (node at = first; at != size; ++at)
        doubtful[at] =
            begins_doubt(at) || (before[at] != no_node && (doubtful[before[at]] || follows_gap(at)));
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

end_of_play end_of_main_line(const game& record, const notation& notated, std::span<const diagnostic> found,
                             const judged_plies* known, judged_plies& memory) {
    node last = record.main_line.first_ply;
    while (last != no_node && record.plies[last].next != no_node)
        last = record.plies[last].next;
    if (last == no_node || notated.end_in == nullptr)
        return {};
    if (known == nullptr) {
        if (!memory.judge(record, notated, found, {.positions = true}))
            return {};
        known = &memory;
    }
    // After a ply that is no move of the game there is none.
    const std::string_view position = known->position(last);
    return position.empty() || known->is_doubtful(last) ? end_of_play{} : notated.end_in(position, record);
}

} // namespace ctlpgn::emit
