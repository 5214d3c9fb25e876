#pragma once

#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

// A cell of a board of files and ranks, or none. Indices run by rank from the first side's view and, inside
// a rank, from the first file.
template <int files, int ranks> class grid_cell {
  public:
    static constexpr int file_count = files;
    static constexpr int rank_count = ranks;
    static constexpr int count = files * ranks;
    static constexpr std::uint8_t none_index = 255;

    constexpr grid_cell() = default;

    // The cell at a file and rank from 0 on, or none where the board has no such cell.
    static constexpr grid_cell at(int file, int rank) {
        const bool exists = file >= 0 && file < files && rank >= 0 && rank < ranks;
        return exists ? from_index(rank * files + file) : grid_cell{};
    }
    // Expects 0 <= index < count.
    static constexpr grid_cell from_index(int index) {
        grid_cell result;
        result.index_ = static_cast<std::uint8_t>(index);
        return result;
    }

    constexpr bool is_none() const { return index_ == none_index; }
    explicit constexpr operator bool() const { return index_ != none_index; }
    constexpr std::size_t index() const { return index_; }

    // The members below expect a cell that is not none.
    constexpr int file() const { return index_ % files; }
    constexpr int rank() const { return index_ / files; }
    constexpr grid_cell step(int by_files, int by_ranks) const {
        return at(file() + by_files, rank() + by_ranks);
    }

    friend constexpr bool operator==(grid_cell, grid_cell) = default;
    // In index order; none is above every cell.
    friend constexpr bool operator<(grid_cell left, grid_cell right) { return left.index_ < right.index_; }

  private:
    std::uint8_t index_ = none_index;
};

} // namespace ctlpgn::games
