#include "notations/pgn/lint/causes/around_variations.hpp"

#include "tree/around.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn::pgn {

const span* last_span_before(const std::vector<span>& sorted, std::uint32_t place) {
    const auto next = std::ranges::upper_bound(sorted, place, {}, &span::begin);
    return next == sorted.begin() ? nullptr : &*std::prev(next);
}

const variation* unclosed_around(const game& record, std::uint32_t place) {
    constexpr int most = 64;
    const variation* at = variation_before(record, place);
    for (int i = 0; at != nullptr && i != most; ++i, --at) {
        if (at->where.end > place && !record.raw(at->where).ends_with(')'))
            return at;
        if (at == record.variations.data())
            break;
    }
    return nullptr;
}

} // namespace ctlpgn::pgn
