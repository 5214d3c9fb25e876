#include "lint/repair/repaired_plies.hpp"

#include <algorithm>

namespace ctlpgn {

edited_text::edited_text(const applied_fixes& made) : places_(made.edits) {
    std::int64_t shift = 0;
    for (const text_edit& each : made.edits) {
        const std::int64_t begin = each.where.begin + shift;
        const auto guess = std::ranges::lower_bound(made.guessed, each.where.begin, {}, &span::begin);
        rows_.push_back({.begin = begin,
                         .end = begin + static_cast<std::int64_t>(each.text.size()),
                         .was = each.where,
                         .guessed = guess != made.guessed.end() && guess->begin == each.where.begin});
        shift += growth_by(each);
    }
}

edited_text::part edited_text::before(span now) const {
    part found{.was = places_.of(now)};
    // What was removed belongs to what it touches.
    for (auto at = std::ranges::lower_bound(rows_, std::int64_t{now.begin}, {}, &row::end);
         at != rows_.end() && at->begin <= now.end; ++at) {
        const bool is_beside = at->begin != at->end && (at->end == now.begin || at->begin == now.end);
        if (is_beside)
            continue;
        found.was.begin = std::min(found.was.begin, at->was.begin);
        found.was.end = std::max(found.was.end, at->was.end);
        found.guessed = found.guessed || at->guessed;
    }
    return found;
}

game_repairs::game_repairs(const std::vector<applied_fixes>& rounds, const game& repaired,
                           std::string_view written)
    : rounds_(rounds.begin(), rounds.end()) {
    for (std::size_t i = 0; i != repaired.plies.size(); ++i) {
        const ply& each = repaired.plies[i];
        if (each.kind == ply_kind::missing)
            continue;
        const edited_text::part was = as_written(each.text());
        const std::string_view before = written.substr(was.was.begin, was.was.size());
        if (before != repaired.raw(each.text()))
            plies_.push_back({static_cast<node>(i), std::string(before), !was.guessed});
    }
}

std::uint64_t game_repairs::count_safe() const {
    return static_cast<std::uint64_t>(std::ranges::count(plies_, true, &repaired_ply::safe));
}

const repaired_ply* game_repairs::find(node asked) const {
    const auto found = std::ranges::lower_bound(plies_, asked, {}, &repaired_ply::which);
    return found != plies_.end() && found->which == asked ? &*found : nullptr;
}

std::uint32_t game_repairs::as_written(std::uint32_t offset) const {
    for (auto round = rounds_.rbegin(); round != rounds_.rend(); ++round)
        offset = round->before(offset);
    return offset;
}

edited_text::part game_repairs::as_written(span where) const {
    edited_text::part found{.was = where};
    for (auto round = rounds_.rbegin(); round != rounds_.rend(); ++round) {
        const edited_text::part before = round->before(found.was);
        found = {.was = before.was, .guessed = found.guessed || before.guessed};
    }
    return found;
}

} // namespace ctlpgn
