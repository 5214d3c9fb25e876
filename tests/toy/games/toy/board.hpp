// The rules of noughts and crosses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::toy {

inline constexpr std::size_t cell_count = 9;

enum class mark : std::uint8_t { none, cross, nought };

struct position {
    std::array<mark, cell_count> cells{};
    mark to_move = mark::cross;

    [[nodiscard]] constexpr bool is_free(std::size_t cell) const { return cells[cell] == mark::none; }

    constexpr void play(std::size_t cell) {
        cells[cell] = to_move;
        to_move = to_move == mark::cross ? mark::nought : mark::cross;
    }

    // The player with three in a row, or none.
    [[nodiscard]] constexpr mark winner() const {
        constexpr std::array<std::array<std::uint8_t, 3>, 8> rows{
            {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
        for (const auto& row : rows)
            if (cells[row[0]] != mark::none && cells[row[0]] == cells[row[1]] &&
                cells[row[0]] == cells[row[2]])
                return cells[row[0]];
        return mark::none;
    }
};

} // namespace ctlpgn::toy
