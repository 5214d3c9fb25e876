// The board line by line, and the letters of the pieces on it, for texts and drawings.
#pragma once

#include "games/cescacs/hex.hpp"
#include "games/cescacs/piece.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ctlpgn::ctl_pgn {

struct board_line {
    static constexpr std::size_t most_hexes = 8;

    std::uint8_t number = 0;
    std::uint8_t size = 0;
    std::array<char, 3> label{}; // "28:", or "7:" and another colon
    std::array<cescacs::hex, most_hexes> all{};

    // From left to right: every second column has one.
    [[nodiscard]] constexpr std::span<const cescacs::hex> hexes() const { return {all.data(), size}; }
};

// From the highest down.
inline constexpr auto board_lines = [] {
    std::array<board_line, cescacs::line_count> lines{};
    for (int number = 0; number != cescacs::line_count; ++number) {
        board_line& made = lines[static_cast<std::size_t>(cescacs::line_count - 1 - number)];
        made.number = static_cast<std::uint8_t>(number);
        const auto units = static_cast<char>('0' + number % 10);
        made.label = {number < 10 ? units : static_cast<char>('0' + number / 10), number < 10 ? ':' : units,
                      ':'};
        for (int column = 0; column != cescacs::column_count; ++column)
            if (const cescacs::hex here = cescacs::hex::at(column, number))
                made.all[made.size++] = here;
    }
    return lines;
}();

// By piece::code: small for Black; 0 for an empty hex.
inline constexpr auto letters_of_men = [] {
    using cescacs::piece;
    std::array<char, piece::code_count> letters{};
    for (std::size_t kind = 1; kind != cescacs::piece_kind_count; ++kind) {
        const char letter = symbols[kind].text[0];
        const auto called = static_cast<cescacs::piece_kind>(kind);
        letters[piece(cescacs::side::white, called).code()] = letter;
        letters[piece(cescacs::side::black, called).code()] = static_cast<char>(letter - 'A' + 'a');
    }
    return letters;
}();

} // namespace ctlpgn::ctl_pgn
