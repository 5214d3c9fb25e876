#pragma once

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

inline constexpr int column_count = 15;
inline constexpr int line_count = 29;
inline constexpr int hex_count = 169;

// Colour of a hex: its line modulo three (rules of play: Board).
enum class hex_colour : std::uint8_t { black, white, coloured };

constexpr int distance_from_middle(int column) {
    return column < 7 ? 7 - column : column - 7;
}
constexpr int first_line(int column) {
    return distance_from_middle(column);
}
constexpr int last_line(int column) {
    return line_count - 1 - distance_from_middle(column);
}

namespace detail {

struct hex_tables {
    std::array<std::uint8_t, column_count> first_index{};
    std::array<std::uint8_t, hex_count> column{};
    std::array<std::uint8_t, hex_count> line{};
};

constexpr hex_tables make_hex_tables() {
    hex_tables tables;
    std::size_t index = 0;
    for (int column = 0; column < column_count; ++column) {
        tables.first_index[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(index);
        for (int line = first_line(column); line <= last_line(column); line += 2, ++index) {
            tables.column[index] = static_cast<std::uint8_t>(column);
            tables.line[index] = static_cast<std::uint8_t>(line);
        }
    }
    return tables;
}

inline constexpr hex_tables hex_table = make_hex_tables();

} // namespace detail

// One of the 169 hexes, or none. Indices run by column (0 to 14, `PTABCDEFGHIKLXZ`) and, inside a column, by
// rising line: index 0 is P7, 1 is P9, 168 is Z21. Tables of names may rely on this order.
class hex {
  public:
    static constexpr std::uint8_t none_index = 255;

    constexpr hex() = default;

    static constexpr bool exists(int column, int line) {
        return column >= 0 && column < column_count && ((column + line) & 1) != 0 &&
               line >= first_line(column) && line <= last_line(column);
    }

    // The hex at a column and line, or none where the board has no such hex.
    static constexpr hex at(int column, int line) {
        if (!exists(column, line))
            return {};
        const int offset = (line - first_line(column)) / 2;
        return from_index(detail::hex_table.first_index[static_cast<std::size_t>(column)] + offset);
    }

    // Expects 0 <= index < 169.
    static constexpr hex from_index(int index) {
        hex result;
        result.index_ = static_cast<std::uint8_t>(index);
        return result;
    }

    constexpr bool is_none() const { return index_ == none_index; }
    explicit constexpr operator bool() const { return index_ != none_index; }
    constexpr std::size_t index() const { return index_; }

    // The members below expect a hex that is not none.
    constexpr int column() const { return detail::hex_table.column[index_]; }
    constexpr int line() const { return detail::hex_table.line[index_]; }
    constexpr hex_colour colour() const { return static_cast<hex_colour>(line() % 3); }
    constexpr hex mirrored() const { return at(column(), line_count - 1 - line()); }
    constexpr hex step(int columns, int lines) const { return at(column() + columns, line() + lines); }

    friend constexpr bool operator==(hex, hex) = default;
    // In index order; none is above every hex.
    friend constexpr bool operator<(hex left, hex right) { return left.index_ < right.index_; }

  private:
    std::uint8_t index_ = none_index;
};

static_assert(hex::at(0, 7).index() == 0 && hex::at(14, 21).index() == hex_count - 1);

} // namespace ctlpgn::cescacs
