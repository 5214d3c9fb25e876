// What the board and the pieces of a game look like as pictures. The notation describes them to the core,
// which draws. Lengths are in units of the plan, y grows downwards, and the first player is at the bottom.
#pragma once

#include "ctlpgn/tree.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// SVG paths in a box of 40 by 40.
struct piece_picture {
    std::string_view name;       // for people: "rook"
    std::string_view body;       // filled with the colour of the side; one outline runs around all of it
    std::string_view lines;      // within the body, in a colour that contrasts with it
    std::string_view spots = {}; // the same, filled
    std::string_view foot = {};  // more of the body

    static constexpr double box = 40;
};

// How the pieces of a side are coloured.
enum class piece_tint : std::uint8_t { light, dark, red };

// What a cell is filled with, from light to dark. None: it is a point where lines cross.
enum class cell_tone : std::uint8_t { none, light, middle, dark };

struct plan_point {
    double x = 0;
    double y = 0;
};

struct plan_cell {
    plan_point centre;
    std::string outline; // an SVG path
    cell_tone tone = cell_tone::none;
};

// A coordinate beside the board, or on it.
struct plan_label {
    std::string text;
    plan_point middle;
    bool on_board = false;
};

struct plan_player {
    std::string_view name; // "White"
    std::string_view tag;  // the tag that names the player
    piece_tint tint = piece_tint::light;
    std::span<const piece_picture> pieces; // by kind
};

// How the text of a position says where the men are, if it does so row by row, from the top and from the
// left: a letter for each man, a small one for the second player's, and numbers of empty cells. Then come the
// side to move, its rights of castling, where a pawn can be taken in passing, a clock and the number of the
// move.
struct position_text_form {
    std::string_view letters = {}; // by kind, from 1
    std::size_t rows = 0;          // 0: positions are written in another way
    bool names_rows = false;       // by their numbers, and empty ones are left out
};

struct board_plan {
    double width = 0;
    double height = 0;
    plan_point centre;     // the point around which a flipped board is turned
    double piece_size = 0; // side of its box
    double label_size = 12;
    std::vector<plan_cell> cells;                  // by place
    std::string ground;                            // a path under the cells; may be empty
    std::string lines;                             // a path over them, stroked; may be empty
    std::array<std::vector<plan_label>, 2> labels; // the second where the board is flipped
    std::array<plan_player, 2> players;            // by side
    position_text_form text = {};

    [[nodiscard]] plan_point position_of(place at, bool flipped) const {
        const plan_point centre_of_cell = cells[at].centre;
        return flipped ? plan_point{2 * centre.x - centre_of_cell.x, 2 * centre.y - centre_of_cell.y}
                       : centre_of_cell;
    }
};

// A piece: the index of its picture among those of its side, from 1; 0: nothing is there.
struct man {
    std::uint8_t kind = 0;
    side owner = side::white;

    friend constexpr bool operator==(man, man) = default;
};

struct men_on_board {
    std::vector<man> men; // by place; empty if the text does not say what is where
    side turn = side::white;
};

} // namespace ctlpgn
