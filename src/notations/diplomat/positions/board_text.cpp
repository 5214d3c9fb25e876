// The disc as text: White's side below, radii clockwise around it, crown 1 outermost.
#include "notations/diplomat/positions/board_text.hpp"

#include "notations/diplomat/words.hpp"
#include "pictures/drawn_cell.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::diplomat {

namespace {

struct point {
    std::uint8_t column = 0;
    std::uint8_t row = 0;
};

constexpr std::size_t row_count = 21;

// On three ellipses around the centre, in the order of cells.
constexpr std::array<point, cell::count> points{
    {{51, 12}, {47, 16}, {38, 18}, {28, 19}, {18, 18}, {9, 16},  {5, 12},  {5, 8},   {9, 4},
     {18, 2},  {28, 1},  {38, 2},  {47, 4},  {51, 8},  {44, 11}, {41, 14}, {35, 15}, {28, 16},
     {21, 15}, {15, 14}, {12, 11}, {12, 9},  {15, 6},  {21, 5},  {28, 4},  {35, 5},  {41, 6},
     {44, 9},  {36, 11}, {34, 12}, {31, 13}, {28, 13}, {25, 13}, {22, 12}, {20, 11}, {20, 9},
     {22, 8},  {25, 7},  {28, 7},  {31, 7},  {34, 8},  {36, 9},  {28, 10}}};

// Of the letters of radii, outside.
constexpr std::array<point, radius_count> letter_points{{{55, 12},
                                                         {50, 16},
                                                         {40, 19},
                                                         {28, 20},
                                                         {16, 19},
                                                         {6, 16},
                                                         {1, 12},
                                                         {1, 8},
                                                         {6, 4},
                                                         {16, 1},
                                                         {28, 0},
                                                         {40, 1},
                                                         {50, 4},
                                                         {55, 8}}};

// Through the centre, which is the last cell.
constexpr point opposite(point asked) {
    return {static_cast<std::uint8_t>(2 * points.back().column - asked.column),
            static_cast<std::uint8_t>(2 * points.back().row - asked.row)};
}

// The colours of crowns, outermost first, and of the centre: black on backgrounds that contrast with dark and
// with white terminals.
constexpr std::array<std::string_view, cell::centre_crown> grounds{"\x1b[30;48;5;180m", "\x1b[30;48;5;222m",
                                                                   "\x1b[30;48;5;180m", "\x1b[30;48;5;137m"};

// By kind. A diplomat is shown as a queen and a horse as a knight, since chess symbols have neither.
constexpr std::array<std::string_view, piece_kind_count> white_figures{"", "♙", "♘", "♗", "♖", "♕", "♔"};
constexpr std::array<std::string_view, piece_kind_count> black_figures{"", "♟", "♞", "♝", "♜", "♛", "♚"};

std::string text_of(piece what, bool figures) {
    if (what.is_empty())
        return figures ? "·" : ".";
    const bool is_white = what.owner() == diplomat::side::white;
    if (figures)
        return std::string((is_white ? white_figures : black_figures)[index_of(what.kind())]);
    const char letter = what.kind() == piece_kind::pawn ? 'P' : letter_of(what.kind()).front();
    return {is_white ? letter : small_letter(letter)};
}

std::string drawn_cell(const position& p, cell here, const drawing& style) {
    return pictures::drawn_cell(text_of(p.at(here), style.figures), place_of(here), style,
                                grounds[static_cast<std::size_t>(here.crown()) - 1]);
}

} // namespace

std::string draw_board(const position& p, const drawing& style) {
    struct drawn_part {
        std::size_t column;
        std::string text;
    };
    std::array<std::vector<drawn_part>, row_count> rows;
    constexpr std::size_t part_width = 3;
    const auto add = [&](point middle, std::string text) {
        if (style.flipped)
            middle = opposite(middle);
        rows[middle.row].push_back({middle.column - std::size_t{1}, std::move(text)});
    };
    for (std::size_t i = 0; i != points.size(); ++i)
        add(points[i], drawn_cell(p, cell::from_index(static_cast<int>(i)), style));
    for (std::size_t i = 0; i != letter_points.size(); ++i)
        add(letter_points[i], {' ', static_cast<char>('a' + i), ' '});
    std::string drawn;
    for (std::vector<drawn_part>& row : rows) {
        sort_stably(row, {}, &drawn_part::column);
        std::string line;
        std::size_t column = 0;
        for (const drawn_part& part : row) {
            line.append(part.column - column, ' ').append(part.text);
            column = part.column + part_width;
        }
        drawn.append(line.substr(0, line.find_last_not_of(' ') + 1)).append("\n");
    }
    return drawn;
}

} // namespace ctlpgn::diplomat
