#include "lint/fixes/kept_plies.hpp"

#include "lint/fixes/apply.hpp"
#include "tree/chains.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <tuple>

namespace ctlpgn {

namespace {

read_ply read_ply_of(const ply& asked, std::uint32_t offset, std::uint32_t depth) {
    const span where = asked.text();
    return {.begin = offset + where.begin,
            .end = offset + where.end,
            .depth = depth,
            .player = asked.player,
            .kind = asked.kind,
            .from = asked.from,
            .to = asked.to};
}

// By ply. A line of play is written inside another one that comes before it in the tree.
void set_depths(const game& record, std::span<read_ply> plies) {
    std::vector<std::uint32_t> variations(record.variations.size());
    const auto walk = [&](const line_of_play& line, std::uint32_t depth) {
        const auto open = [&](node first_annotation) {
            for (const node at : variations_of(record, first_annotation))
                variations[at] = depth + 1;
        };
        open(line.first_annotation);
        for (node at = line.first_ply; at != no_node; at = record.plies[at].next) {
            plies[at].depth = depth;
            if (record.plies[at].first_annotation != no_node)
                open(record.plies[at].first_annotation);
        }
    };
    walk(record.main_line, 0);
    for (node at = 0; at != record.variations.size(); ++at)
        walk(record.variations[at].line, variations[at]);
}

// Finds where a place of the original text is in the edited one; places are asked for in ascending order.
class edited_places {
  public:
    explicit edited_places(std::span<const text_edit> edits) : edits_(edits) {}

    void move_to(std::uint32_t begin) {
        while (!edits_.empty() && edits_.front().where.end <= begin) {
            shift_ += growth_by(edits_.front());
            edits_ = edits_.subspan(1);
        }
    }
    // Places that no edit touches.
    [[nodiscard]] std::int64_t moved(std::uint32_t begin) const { return begin + shift_; }
    [[nodiscard]] bool is_touched(const read_ply& ply) const {
        return !edits_.empty() && edits_.front().where.begin < ply.end;
    }
    // Of the ply that was moved to, considering the edits to it.
    [[nodiscard]] std::int64_t begin_of(const read_ply& ply) const {
        return (is_touched(ply) ? std::min(ply.begin, edits_.front().where.begin) : ply.begin) + shift_;
    }
    [[nodiscard]] std::int64_t end_of(const read_ply& ply) const {
        std::int64_t end = ply.end + shift_;
        for (const text_edit& each : edits_) {
            if (each.where.begin >= ply.end)
                break;
            // What replaces it is all that is left of it.
            if (each.where.begin <= ply.begin && each.where.end >= ply.end)
                return each.where.begin + shift_ + static_cast<std::int64_t>(each.text.size());
            end += std::max<std::int64_t>(growth_by(each), 0);
        }
        return end;
    }

  private:
    std::span<const text_edit> edits_;
    std::int64_t shift_ = 0;
};

// If all plies were taken for White's, and the players take turns afterwards, that is the only change.
bool take_turns(std::span<const read_ply> before, std::span<const read_ply> after) {
    constexpr std::size_t least_plies = 4; // fewer prove nothing
    if (before.size() != after.size() || before.size() < least_plies)
        return false;
    for (std::size_t i = 0; i != before.size(); ++i) {
        const side turn = i % 2 == 0 ? side::white : side::black;
        read_ply expected = before[i];
        expected.player = turn;
        if (before[i].player != side::white || before[i].depth != after[i].depth ||
            !after[i].is_same_move(expected))
            return false;
    }
    return true;
}

using ply_key = std::tuple<side, ply_kind, place, place>;

ply_key key_of(const read_ply& ply) {
    return {ply.player, ply.kind, ply.from, ply.to};
}

} // namespace

void append_plies(const game& record, const notation& chosen, std::uint32_t offset,
                  std::vector<read_ply>& output) {
    std::vector<ply> resolved;
    if (chosen.resolve != nullptr)
        chosen.resolve(record, resolved);
    const std::span<const ply> plies = chosen.resolve != nullptr ? resolved : record.plies;
    const std::size_t first = output.size();
    if (record.variations.empty()) {
        // With many games together, each would move all the others before it.
        if (first == 0)
            output.reserve(plies.size());
        for (const ply& each : plies)
            if (each.readable())
                output.push_back(read_ply_of(each, offset, 0));
        return;
    }
    output.resize(first + plies.size());
    const std::span<read_ply> added = std::span(output).subspan(first);
    set_depths(record, added);
    // Those that are left out are overwritten by those after them.
    auto next = added.begin();
    auto depth = added.begin();
    for (const ply& each : plies) {
        const read_ply made = read_ply_of(each, offset, (depth++)->depth);
        if (each.readable())
            *next++ = made;
    }
    output.resize(first + static_cast<std::size_t>(next - added.begin()));
}

bool are_plies_kept(std::span<const read_ply> before, std::span<const read_ply> after,
                    std::span<const text_edit> edits, bool safe) {
    if (take_turns(before, after))
        return true;
    edited_places places(edits);
    std::vector<ply_key> taken_away;
    std::vector<ply_key> come; // where there was none
    auto next = after.begin();
    for (const read_ply& each : before) {
        places.move_to(each.begin);
        // The usual case: no edit touches it, and nothing about it has changed.
        const bool touched = places.is_touched(each);
        if (!touched && next != after.end() && next->begin == places.moved(each.begin) && each.is_same(*next))
            [[likely]] {
            ++next;
            continue;
        }
        for (; next != after.end() && next->begin < places.begin_of(each); ++next)
            come.push_back(key_of(*next));
        if (next == after.end() || next->begin >= places.end_of(each)) {
            taken_away.push_back(key_of(each));
            continue;
        }
        if (!touched && next->begin != places.begin_of(each))
            return false;
        if (!each.is_for_same_side(*next) || ((safe || !touched) && !each.is_same_move(*next)) ||
            (safe && next->depth != each.depth))
            return false;
        ++next;
    }
    for (; next != after.end(); ++next)
        come.push_back(key_of(*next));
    sort_stably(come);
    sort_stably(taken_away);
    return std::ranges::includes(come, taken_away);
}

} // namespace ctlpgn
