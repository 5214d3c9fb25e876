#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

// A set of cells, one bit for each by its index.
template <class cell> class cell_set {
  public:
    static constexpr std::size_t word_count = (cell::count + 63) / 64;

    constexpr cell_set() = default;
    explicit constexpr cell_set(cell only) { insert(only); }
    // For boards of at most 64 cells.
    explicit constexpr cell_set(std::uint64_t bits) requires(word_count == 1) : words_{bits} {}

    static constexpr cell_set all() { return ~cell_set{}; }

    constexpr std::uint64_t bits() const requires(word_count == 1) { return words_[0]; }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_)
            any |= word;
        return any == 0;
    }
    constexpr int size() const {
        int members = 0;
        for (const std::uint64_t word : words_)
            members += std::popcount(word);
        return members;
    }
    constexpr bool has_several() const {
        if constexpr (word_count == 1)
            return (words_[0] & (words_[0] - 1)) != 0;
        return size() > 1;
    }
    constexpr bool contains(cell c) const { return ((words_[c.index() >> 6] >> (c.index() & 63)) & 1) != 0; }
    constexpr void insert(cell c) { words_[c.index() >> 6] |= std::uint64_t{1} << (c.index() & 63); }
    constexpr void erase(cell c) { words_[c.index() >> 6] &= ~(std::uint64_t{1} << (c.index() & 63)); }

    // The first cell in index order, or none.
    constexpr cell first() const {
        for (std::size_t i = 0; i < word_count; ++i) {
            if (words_[i] != 0)
                return cell::from_index(static_cast<int>(i) * 64 + std::countr_zero(words_[i]));
        }
        return {};
    }
    // The last cell in index order, or none.
    constexpr cell last() const {
        for (std::size_t i = word_count; i-- != 0;) {
            if (words_[i] != 0)
                return cell::from_index(static_cast<int>(i) * 64 + 63 - std::countl_zero(words_[i]));
        }
        return {};
    }

    // Calls visit(cell) for each member in index order.
    template <class visitor> constexpr void for_each(visitor&& visit) const {
        for (std::size_t i = 0; i < word_count; ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(cell::from_index(static_cast<int>(i) * 64 + std::countr_zero(rest)));
        }
    }
    // Whether a test holds for any member; stops at the first.
    template <class predicate> constexpr bool any_of(predicate&& test) const {
        for (std::size_t i = 0; i < word_count; ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                if (test(cell::from_index(static_cast<int>(i) * 64 + std::countr_zero(rest))))
                    return true;
            }
        }
        return false;
    }

    constexpr cell_set& operator&=(const cell_set& other) {
        for (std::size_t i = 0; i < word_count; ++i)
            words_[i] &= other.words_[i];
        return *this;
    }
    constexpr cell_set& operator|=(const cell_set& other) {
        for (std::size_t i = 0; i < word_count; ++i)
            words_[i] |= other.words_[i];
        return *this;
    }
    constexpr cell_set& operator^=(const cell_set& other) {
        for (std::size_t i = 0; i < word_count; ++i)
            words_[i] ^= other.words_[i];
        return *this;
    }
    friend constexpr cell_set operator&(cell_set left, const cell_set& right) { return left &= right; }
    friend constexpr cell_set operator|(cell_set left, const cell_set& right) { return left |= right; }
    friend constexpr cell_set operator^(cell_set left, const cell_set& right) { return left ^= right; }
    // Only cells of the board.
    friend constexpr cell_set operator~(cell_set set) {
        for (std::size_t i = 0; i < word_count; ++i) {
            const std::size_t used = cell::count - i * 64;
            set.words_[i] = ~set.words_[i] & (used < 64 ? (std::uint64_t{1} << used) - 1 : ~std::uint64_t{0});
        }
        return set;
    }

    friend constexpr bool operator==(const cell_set&, const cell_set&) = default;

  private:
    std::array<std::uint64_t, word_count> words_{};
};

} // namespace ctlpgn::games
