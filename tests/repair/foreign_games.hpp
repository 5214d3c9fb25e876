// Games in the letters of other languages.
#pragma once

#include "repair/given_back.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::tests {

struct game_letters {
    std::string_view language;
    std::array<std::string_view, 5> pieces; // king, queen, rook, bishop, knight
};

inline constexpr game_letters languages_of_games[] = {
    {"Dutch", {"K", "D", "T", "L", "P"}},     {"German", {"K", "D", "T", "L", "S"}},
    {"French", {"R", "D", "T", "F", "C"}},    {"Spanish", {"R", "D", "T", "A", "C"}},
    {"Italian", {"R", "D", "T", "A", "C"}},   {"Portuguese", {"R", "D", "T", "B", "C"}},
    {"Polish", {"K", "H", "W", "G", "S"}},    {"Czech", {"K", "D", "V", "S", "J"}},
    {"Hungarian", {"K", "V", "B", "F", "H"}}, {"Swedish", {"K", "D", "T", "L", "S"}},
    {"Danish", {"K", "D", "T", "L", "S"}},    {"Russian", {"Кр", "Ф", "Л", "С", "К"}},
};

// The same game; `meant` is in standard algebraic notation.
played_game in_letters(const played_game& meant, const game_letters& letters);

} // namespace ctlpgn::tests
