#pragma once

#include "hex.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace ctlpgn::cescacs {

// A set of hexes, one bit for each.
class hex_set {
  public:
    constexpr hex_set() = default;

    constexpr bool contains(hex h) const { return ((words_[h.index() >> 6] >> (h.index() & 63)) & 1) != 0; }
    constexpr void insert(hex h) { words_[h.index() >> 6] |= std::uint64_t{1} << (h.index() & 63); }
    constexpr void erase(hex h) { words_[h.index() >> 6] &= ~(std::uint64_t{1} << (h.index() & 63)); }
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }

    constexpr int size() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }

    // Whether it has more than `limit` members; looks at no more than that.
    constexpr bool exceeds(int limit) const {
        for (std::uint64_t rest : words_) {
            for (; rest != 0; rest &= rest - 1) {
                if (limit-- == 0)
                    return true;
            }
        }
        return false;
    }

    constexpr bool intersects(const hex_set& other) const {
        return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1]) |
                (words_[2] & other.words_[2])) != 0;
    }

    friend constexpr hex_set operator&(hex_set left, const hex_set& right) {
        for (std::size_t i = 0; i < word_count; ++i)
            left.words_[i] &= right.words_[i];
        return left;
    }

    friend constexpr hex_set operator|(hex_set left, const hex_set& right) {
        for (std::size_t i = 0; i < word_count; ++i)
            left.words_[i] |= right.words_[i];
        return left;
    }

    // The first hex in index order, or none.
    constexpr hex first() const {
        const std::uint64_t word = words_[0] != 0 ? words_[0] : words_[1] != 0 ? words_[1] : words_[2];
        const int base = words_[0] != 0 ? 0 : words_[1] != 0 ? 64 : 128;
        return word == 0 ? hex{} : hex::from_index(base + std::countr_zero(word));
    }

    // The last hex in index order, or none.
    constexpr hex last() const {
        const std::uint64_t word = words_[2] != 0 ? words_[2] : words_[1] != 0 ? words_[1] : words_[0];
        const int base = words_[2] != 0 ? 128 : words_[1] != 0 ? 64 : 0;
        return word == 0 ? hex{} : hex::from_index(base + 63 - std::countl_zero(word));
    }

    // Calls visit(hex) for each member in index order.
    template <class visitor> constexpr void for_each(visitor&& visit) const {
        for (std::size_t i = 0; i < word_count; ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(hex::from_index(static_cast<int>(i) * 64 + std::countr_zero(rest)));
        }
    }

    friend constexpr bool operator==(const hex_set&, const hex_set&) = default;

  private:
    static constexpr std::size_t word_count = 3;
    std::array<std::uint64_t, word_count> words_{};
};

} // namespace ctlpgn::cescacs
