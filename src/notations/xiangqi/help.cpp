#include "notations/xiangqi/help.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<std::string_view, 3> result_values{"1-0", "0-1", "0.5-0.5"};
constexpr std::array<std::string_view, 5> forms{"WXF", "AXF", "ICCS", "SALG", "LALG"};

constexpr tag_help tags[] = {
    {.name = "FORMAT", .meaning = "how the moves of all games of the file are written", .values = forms},
    {.name = "GAME", .meaning = "the number of the game, or what it is called", .names_game = true},
    {.name = "TIME", .meaning = "how much time the players have"},
    {.name = "RESULT", .values = result_values, .names_game = true},
    {.name = "RED", .meaning = "who plays Red", .form = "Name; TEAM", .names_game = true},
    {.name = "BLACK", .form = "Name; TEAM", .names_game = true},
    {.name = "DATE", .form = "YYYY-MM-DD", .names_game = true},
    {.name = "PLACE", .meaning = "where the game was played"},
    {.name = "EVENT", .names_game = true},
    {.name = "FEN"},
    {.name = "SETUP", .meaning = "the position that the game begins with, drawn as a board"},
};

} // namespace

const notation_help help{.tags = tags};

} // namespace ctlpgn::xiangqi
