#pragma once

#include "square.hpp"

#include <bit>
#include <cstdint>

namespace ctlpgn::chess {

/// A set of squares, one bit for each by its index.
class square_set {
  public:
    constexpr square_set() = default;
    explicit constexpr square_set(std::uint64_t bits) : bits_(bits) {}
    explicit constexpr square_set(square only) : bits_(std::uint64_t{1} << only.index()) {}

    static constexpr square_set all() { return square_set(~std::uint64_t{0}); }
    static constexpr square_set of_rank(int rank) { return square_set(std::uint64_t{0xFF} << (rank * 8)); }
    static constexpr square_set of_file(int file) {
        return square_set(std::uint64_t{0x0101010101010101} << file);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has_several() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr bool contains(square s) const { return ((bits_ >> s.index()) & 1) != 0; }
    constexpr void insert(square s) { bits_ |= std::uint64_t{1} << s.index(); }
    constexpr void erase(square s) { bits_ &= ~(std::uint64_t{1} << s.index()); }

    /// The first square in index order, or none.
    constexpr square first() const {
        return empty() ? square{} : square::from_index(std::countr_zero(bits_));
    }
    /// The last square in index order, or none.
    constexpr square last() const {
        return empty() ? square{} : square::from_index(square_count - 1 - std::countl_zero(bits_));
    }

    /// Calls visit(square) for each member in index order.
    template <class visitor> constexpr void for_each(visitor&& visit) const {
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1)
            visit(square::from_index(std::countr_zero(rest)));
    }

    friend constexpr square_set operator&(square_set left, square_set right) {
        return square_set(left.bits_ & right.bits_);
    }
    friend constexpr square_set operator|(square_set left, square_set right) {
        return square_set(left.bits_ | right.bits_);
    }
    friend constexpr square_set operator^(square_set left, square_set right) {
        return square_set(left.bits_ ^ right.bits_);
    }
    friend constexpr square_set operator~(square_set set) { return square_set(~set.bits_); }
    constexpr square_set& operator&=(square_set other) { return *this = *this & other; }
    constexpr square_set& operator|=(square_set other) { return *this = *this | other; }
    constexpr square_set& operator^=(square_set other) { return *this = *this ^ other; }

    friend constexpr bool operator==(square_set, square_set) = default;

  private:
    std::uint64_t bits_ = 0;
};

inline constexpr square_set dark_squares{std::uint64_t{0xAA55AA55AA55AA55}};

} // namespace ctlpgn::chess
