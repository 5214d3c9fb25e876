#pragma once

#include "games/common/cell_set.hpp"
#include "piece.hpp"

#include <cstddef>
#include <cstdint>

namespace ctlpgn::diplomat {

inline constexpr int radius_count = 14;
inline constexpr int crown_count = 3;

// One of the 43 cells of the disc, or none. Radii are numbered from 0 (a) to 13 (n), clockwise, and go on
// with a after n; crowns from 1, the outermost, to 3; the centre is crown 4 and on no radius. Indices run by
// crown and, inside a crown, by radius: 0 is a1, 14 is a2, 42 is the centre.
class cell {
  public:
    static constexpr int count = radius_count * crown_count + 1;
    static constexpr int centre_crown = crown_count + 1;
    static constexpr std::uint8_t none_index = 255;

    constexpr cell() = default;

    // The cell at a radius, counted around any number of times, and a crown; none where there is no such
    // crown.
    static constexpr cell at(int radius, int crown) {
        if (crown == centre_crown)
            return centre();
        const int around = ((radius % radius_count) + radius_count) % radius_count;
        return crown >= 1 && crown <= crown_count ? from_index((crown - 1) * radius_count + around) : cell{};
    }
    static constexpr cell centre() { return from_index(count - 1); }
    // Expects 0 <= index < 43.
    static constexpr cell from_index(int index) {
        cell result;
        result.index_ = static_cast<std::uint8_t>(index);
        return result;
    }

    constexpr bool is_none() const { return index_ == none_index; }
    explicit constexpr operator bool() const { return index_ != none_index; }
    constexpr std::size_t index() const { return index_; }

    // The members below expect a cell that is not none.
    constexpr bool is_centre() const { return index_ == count - 1; }
    // 0 for the centre, which has none.
    constexpr int radius() const { return index_ % radius_count; }
    constexpr int crown() const { return index_ / radius_count + 1; }

    friend constexpr bool operator==(cell, cell) = default;
    // In index order; none is above every cell.
    friend constexpr bool operator<(cell left, cell right) { return left.index_ < right.index_; }

  private:
    std::uint8_t index_ = none_index;
};

static_assert(cell::centre().crown() == cell::centre_crown);

using cell_set = games::cell_set<cell>;

// Where a side's king is at the start: on d1 or k1.
constexpr cell king_home(side s) {
    return cell::at(s == side::white ? 3 : 10, 1);
}

// Steps around between a radius and another, the shorter way.
constexpr int radii_between(int left, int right) {
    const int around = (left - right + radius_count) % radius_count;
    return around <= radius_count / 2 ? around : radius_count - around;
}

// Whether a cell lies on the seven radii about the king's home of a side. The centre lies on neither half.
constexpr bool is_on_half_of(side s, cell at) {
    return !at.is_centre() && radii_between(at.radius(), king_home(s).radius()) <= 3;
}

} // namespace ctlpgn::diplomat
