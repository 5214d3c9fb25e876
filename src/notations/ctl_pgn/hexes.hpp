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
        table[static_cast<std::size_t>(column_letters[i])] = static_cast<std::int8_t>(i);
    return table;
}();

} // namespace detail

// -1 if no column has this letter.
constexpr int find_column(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 128 ? detail::column_of_letter[byte] : -1;
}

// The place of a coordinate such as F14; no_place if it is no hex.
constexpr place find_hex(std::string_view text) {
    if (text.size() < 2 || text.size() > 3)
        return no_place;
    const int column = find_column(text[0]);
    int line = text[1] - '0';
    if (text.size() == 3)
        line = line == 0 ? -1 : line * 10 + (text[2] - '0');
    const cescacs::hex found = cescacs::hex::at(column, line);
    return found ? static_cast<place>(found.index()) : no_place;
}

// Why a coordinate is no hex, as a clause: "there is no column M".
std::string why_no_hex(std::string_view text);

} // namespace ctlpgn::ctl_pgn
