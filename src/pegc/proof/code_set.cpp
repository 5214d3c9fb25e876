#include "pegc/proof/code_set.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

code_set::code_set(const node& characters) {
    if (characters.kind == kind::any) {
        ranges_ = {{0, end_of_text - 1}};
        return;
    }
    for (const code_range& each : characters.ranges)
        add(each);
    if (characters.negated)
        *this = inverse().without(code_set(end_of_text));
}

code_set code_set::everything() {
    code_set all;
    all.ranges_ = {{0, end_of_text}};
    return all;
}

void code_set::add(code_range more) {
    std::vector<code_range> result;
    for (const code_range& each : ranges_)
        if (each.last + 1 < more.first || more.last + 1 < each.first)
            result.push_back(each);
        else
            more = {std::min(each.first, more.first), std::max(each.last, more.last)};
    result.push_back(more);
    std::ranges::sort(result, {}, &code_range::first);
    ranges_ = std::move(result);
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

std::uint32_t code_set::sample() const {
    constexpr std::uint32_t first_visible = '!';
    for (const code_range& each : ranges_)
        if (each.last >= first_visible && each.first != end_of_text)
            return std::max(each.first, first_visible);
    return ranges_.front().first;
}

} // namespace ctlpgn::pegc
