#include "lint/fixes/apply.hpp"

#include "tree/sorting.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn {

std::string with_edits(std::string_view text, const std::vector<text_edit>& edits) {
    std::string result;
    std::size_t size = text.size();
    for (const text_edit& each : edits)
        size += each.text.size();
    result.reserve(size);
    std::size_t at = 0;
    for (const text_edit& each : edits) {
        result.append(text.substr(at, each.where.begin - at)).append(each.text);
        at = each.where.end;
    }
    return result.append(text.substr(at));
}

namespace {

bool is_within(span inner, span outer) {
    return inner.begin >= outer.begin && inner.end <= outer.end;
}

} // namespace

void join_parts(fix& asked) {
    asked.parts.clear();
    std::vector<text_edit> edits = std::exchange(asked.edits, {});
    // Insertions come before replacements at the same place, and the longest replacement comes first.
    sort_stably(edits, {}, [](const text_edit& each) {
        const std::uint64_t first = each.where.begin;
        const std::uint64_t rank = each.where.empty() ? 0 : 0xffffffff - each.where.end;
        return first << 32U | rank;
    });
    for (text_edit& each : edits) {
        const text_edit* const last = asked.edits.empty() ? nullptr : &asked.edits.back();
        // This includes the space that one edit inserts, if another writes it together with something else.
        const bool is_done = last != nullptr && is_within(each.where, last->where) &&
                             (!each.where.empty() || last->text.ends_with(each.text));
        if (is_done)
            continue;
        if (last == nullptr || each.where.begin >= last->where.end)
            asked.edits.push_back(std::move(each));
        else
            asked.partial = true;
    }
}

bool fix_group::add(code fixed, const fix& wanted) {
    const auto is_there = [this](const text_edit& each) { return has(each); };
    const auto has_room = [this](const text_edit& each) { return has_room_for(each); };
    if (!std::ranges::all_of(wanted.edits, is_there)) {
        if (!std::ranges::all_of(wanted.edits, has_room))
            return false;
        for (const text_edit& each : wanted.edits)
            edits_.emplace(each.where.begin, &each);
    }
    (wanted.partial ? partly_fixed_ : fixed_).push_back(fixed);
    safe_ = safe_ && wanted.safe;
    return true;
}

// Findings with the same fix follow each other, so the last edit at the place decides.
bool fix_group::has(const text_edit& wanted) const {
    const auto next = edits_.upper_bound(wanted.where.begin);
    if (next == edits_.begin())
        return false;
    const text_edit& last = *std::prev(next)->second;
    return last.where == wanted.where && last.text == wanted.text;
}

bool fix_group::has_room_for(const text_edit& wanted) const {
    for (auto next = edits_.upper_bound(wanted.where.end); next != edits_.begin();) {
        const text_edit& near = *std::prev(next)->second;
        if (near.where.end < wanted.where.begin)
            return true;
        const bool both_put_in = near.where == wanted.where && near.where.empty();
        const bool meet = near.where.end == wanted.where.begin || near.where.begin == wanted.where.end;
        const bool both_removed = near.text.empty() && wanted.text.empty() && meet;
        if (!both_put_in && !both_removed)
            return false;
        next = edits_.lower_bound(near.where.begin);
    }
    return true;
}

std::vector<text_edit> fix_group::edits() const {
    std::vector<text_edit> result;
    result.reserve(edits_.size());
    for (const auto& [begin, edit] : edits_)
        result.push_back(*edit);
    return result;
}

} // namespace ctlpgn
