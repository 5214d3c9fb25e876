// Parts of a board as SVG, for callers that put them together.
#pragma once

#include "ctlpgn/board_plan.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

// The CSS class of cells with this tone.
std::string_view class_of(cell_tone tone);
std::string_view class_of(piece_tint tint);

// A path, and how it is painted.
struct painted_path {
    std::string_view called; // the class
    std::string path;
};

// A piece, in its box.
std::vector<painted_path> piece_paths(const piece_picture& picture);

// What is under the pieces: cells of the same tone are one path.
std::vector<painted_path> ground_paths(const board_plan& plan);

} // namespace ctlpgn::emit
