#include "pegc/proof/code_set.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

code_set::code_set(const node& characters) {
    if (characters.kind == kind::any) {
        ranges_ = {{0, end_of_text - 1}};
        return;
    }
    std::vector<code_range> sorted = characters.ranges;
    std::ranges::sort(sorted, {}, &code_range::first);
    for (const code_range& each : sorted)
        if (!ranges_.empty() && each.first <= ranges_.back().last + 1)
            ranges_.back().last = std::max(ranges_.back().last, each.last);
        else
            ranges_.push_back(each);
    if (characters.negated)
        *this = inverse().without(code_set(end_of_text));
}

code_set code_set::everything() {
    code_set all;
    all.ranges_ = {{0, end_of_text}};
    return all;
}

code_set code_set::inverse() const {
    code_set result;
    std::uint32_t next = 0;
    for (const code_range& each : ranges_) {
        if (next < each.first)
            result.ranges_.push_back({next, each.first - 1});
        next = each.last + 1;
    }
    if (next <= end_of_text)
        result.ranges_.push_back({next, end_of_text});
    return result;
}

code_set code_set::with(const code_set& others) const {
    code_set result;
    for (const code_range& mine : ranges_)
        for (const code_range& other : others.ranges_)
            if (const code_range both{std::max(mine.first, other.first), std::min(mine.last, other.last)};
                both.first <= both.last)
                result.ranges_.push_back(both);
    return result;
}

code_set code_set::without(const code_set& others) const {
    return with(others.inverse());
}

bool code_set::contains(std::uint32_t code) const {
    return std::ranges::any_of(
        ranges_, [code](const code_range& each) { return each.first <= code && code <= each.last; });
}

bool code_set::meets(const code_set& others) const {
    auto other = others.ranges_.begin();
    for (const code_range& mine : ranges_) {
        while (other != others.ranges_.end() && other->last < mine.first)
            ++other;
        if (other != others.ranges_.end() && other->first <= mine.last)
            return true;
    }
    return false;
}

bool code_set::is_within(const code_set& others) const {
    auto other = others.ranges_.begin();
    for (const code_range& mine : ranges_) {
        while (other != others.ranges_.end() && other->last < mine.first)
            ++other;
        if (other == others.ranges_.end() || other->first > mine.first || other->last < mine.last)
            return false;
    }
    return true;
}

std::uint32_t code_set::sample() const {
    constexpr std::uint32_t first_visible = '!';
    for (const code_range& each : ranges_)
        if (each.last >= first_visible && each.first != end_of_text)
            return std::max(each.first, first_visible);
    return ranges_.front().first;
}

} // namespace ctlpgn::pegc
