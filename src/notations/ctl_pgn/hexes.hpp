// CTL coordinates: a column letter and the number of a cross-line.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/hex.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

inline constexpr std::string_view column_letters = "PTABCDEFGHIKLXZ";

namespace detail {

inline constexpr auto column_of_letter = [] {
    std::array<std::int8_t, 128> table{};
    table.fill(-1);
    for (std::size_t i = 0; i != column_letters.size(); ++i)
        table[static_cast<unsigned char>(column_letters[i])] = static_cast<std::int8_t>(i);
    return table;
}();

// Digits as the ones and the tens of a line; other characters lead to lines that the board does not have.
inline constexpr std::uint8_t no_line = 64;

struct digit_tables {
    std::array<std::uint8_t, 256> ones;
    std::array<std::uint8_t, 256> tens;
};

inline constexpr auto value_of_digit = [] {
    digit_tables tables{};
    tables.ones.fill(no_line);
    tables.tens.fill(no_line);
    for (std::uint8_t digit = 0; digit != 10; ++digit)
        tables.ones[std::size_t{'0'} + digit] = digit;
    tables.tens['1'] = 10;
    tables.tens['2'] = 20;
    return tables;
}();

// By column and line, with an empty row for letters that are not columns.
inline constexpr auto place_of_hex = [] {
    std::array<std::array<place, 2 * no_line + 1>, cescacs::column_count + 1> table{};
    for (std::size_t column = 0; column != table.size(); ++column)
        for (std::size_t line = 0; line != table[column].size(); ++line) {
            const cescacs::hex found = cescacs::hex::at(static_cast<int>(column), static_cast<int>(line));
            table[column][line] = found ? static_cast<place>(found.index()) : no_place;
        }
    return table;
}();

inline constexpr auto row_of_letter = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(cescacs::column_count);
    for (std::size_t i = 0; i != column_letters.size(); ++i)
        table[static_cast<unsigned char>(column_letters[i])] = static_cast<std::uint8_t>(i);
    return table;
}();

// Names of up to three characters, stored so that string_views can point to them.
struct hex_names {
    std::array<std::array<char, 3>, cescacs::hex_count> text{};
    std::array<std::uint8_t, cescacs::hex_count> size{};
};

inline constexpr hex_names names_of_hexes = [] {
    hex_names made;
    for (std::size_t i = 0; i != cescacs::hex_count; ++i) {
        const cescacs::hex here = cescacs::hex::from_index(static_cast<int>(i));
        std::uint8_t size = 0;
        made.text[i][size++] = column_letters[static_cast<std::size_t>(here.column())];
        if (here.line() >= 10)
            made.text[i][size++] = static_cast<char>('0' + here.line() / 10);
        made.text[i][size++] = static_cast<char>('0' + here.line() % 10);
        made.size[i] = size;
    }
    return made;
}();

} // namespace detail

// The coordinate of a valid place.
constexpr std::string_view hex_text(std::size_t place_index) {
    return {detail::names_of_hexes.text[place_index].data(), detail::names_of_hexes.size[place_index]};
}

// -1 if no column has this letter.
constexpr int find_column(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 128 ? detail::column_of_letter[byte] : -1;
}

// The place of a coordinate such as F14; no_place if it is not a hex.
constexpr place find_hex(std::string_view text) {
    if (text.size() < 2 || text.size() > 3)
        return no_place;
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto& [ones, tens] = detail::value_of_digit;
    const std::size_t line = text.size() == 2 ? ones[byte(1)] : std::size_t{tens[byte(1)]} + ones[byte(2)];
    return detail::place_of_hex[detail::row_of_letter[byte(0)]][line];
}

// Why a coordinate is not a hex, as a clause: "there is no column M".
std::string why_no_hex(std::string_view text);

} // namespace ctlpgn::ctl_pgn
