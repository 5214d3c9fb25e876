// Finds, for a place in an edited text, where it was before the edits.
#pragma once

#include "ctlpgn/tree.hpp"
#include "lint/fixes/apply.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace ctlpgn {

// For one edited text; places are byte offsets, asked for in any order.
class original_places {
  public:
    explicit original_places(const std::vector<text_edit>& edits) {
        std::int64_t shift = 0;
        for (const text_edit& each : edits) {
            const std::int64_t begin = each.where.begin + shift;
            const std::int64_t end = begin + static_cast<std::int64_t>(each.text.size());
            rows_.push_back({begin, end, each.where});
            shift += growth_by(each);
        }
    }

    [[nodiscard]] std::uint32_t of(std::uint32_t place) const {
        const auto after = std::ranges::upper_bound(rows_, std::int64_t{place}, {}, &row::begin);
        if (after == rows_.begin())
            return place;
        const row& last = *std::prev(after);
        return place < last.end ? last.was.begin
                                : static_cast<std::uint32_t>(place - last.end + last.was.end);
    }
    [[nodiscard]] span of(span where) const {
        const std::uint32_t begin = of(where.begin);
        return {begin, std::max(begin, where.empty() ? begin : of(where.end))};
    }

  private:
    struct row {
        std::int64_t begin; // in the edited text
        std::int64_t end;
        span was;
    };
    std::vector<row> rows_;
};

} // namespace ctlpgn
