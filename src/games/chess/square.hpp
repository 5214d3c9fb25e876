#pragma once

#include <cstddef>
#include <cstdint>

namespace ctlpgn::chess {

inline constexpr int square_count = 64;
inline constexpr int file_count = 8;
inline constexpr int rank_count = 8;

/// One of the 64 squares, or none. Indices run by rank from White's side and, inside a rank, from file a:
/// index 0 is a1, 1 is b1, 63 is h8.
class square {
  public:
    static constexpr std::uint8_t none_index = 255;

    constexpr square() = default;

    /// The square at a file and rank from 0 on, or none where the board has no such square.
    static constexpr square at(int file, int rank) {
        const bool exists = file >= 0 && file < file_count && rank >= 0 && rank < rank_count;
        return exists ? from_index(rank * file_count + file) : square{};
    }
    /// Expects 0 <= index < 64.
    static constexpr square from_index(int index) {
        square result;
        result.index_ = static_cast<std::uint8_t>(index);
        return result;
    }

    constexpr bool is_none() const { return index_ == none_index; }
    explicit constexpr operator bool() const { return index_ != none_index; }
    constexpr std::size_t index() const { return index_; }

    // The members below expect a square that is not none.
    constexpr int file() const { return index_ & 7; }
    constexpr int rank() const { return index_ >> 3; }
    constexpr square step(int files, int ranks) const { return at(file() + files, rank() + ranks); }

    friend constexpr bool operator==(square, square) = default;
    /// In index order; none is above every square.
    friend constexpr bool operator<(square left, square right) { return left.index_ < right.index_; }

  private:
    std::uint8_t index_ = none_index;
};

} // namespace ctlpgn::chess
