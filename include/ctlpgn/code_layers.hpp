// The layers of codes, each with its letter.
#pragma once

#include <cstdint>

namespace ctlpgn {

// A code is a layer, shown as a letter, and a number within it: S012. Numbers are never reused. If a notation
// has its own block, its letter comes before that of the layer: GS012.
namespace layer {
inline constexpr std::uint32_t syntax = 1000; // raised by a grammar
inline constexpr std::uint32_t tags = 2000;   // names, order and values of tags
inline constexpr std::uint32_t moves = 3000;  // numbers, ends and results
inline constexpr std::uint32_t variations = 4000;
inline constexpr std::uint32_t comments = 5000;  // and the references in them
inline constexpr std::uint32_t positions = 6000; // faults in the text of a position
inline constexpr std::uint32_t board = 7000;     // plies that contradict the board
inline constexpr std::uint32_t rules = 8000;     // plies against the rules of the game
inline constexpr std::uint32_t files = 9000;     // the file as a whole, and style
inline constexpr std::uint32_t lint = 10000;     // the linter's own directives
} // namespace layer

// How many numbers each layer has, and each block: the core's, or a notation's.
inline constexpr std::uint32_t code_layer_size = 1000;
inline constexpr std::uint32_t code_block_size = 100000;

struct code_layer {
    std::uint32_t first;
    char letter;
};

inline constexpr code_layer code_layers[] = {
    {layer::syntax, 'S'},   {layer::tags, 'T'},      {layer::moves, 'M'}, {layer::variations, 'V'},
    {layer::comments, 'C'}, {layer::positions, 'P'}, {layer::board, 'B'}, {layer::rules, 'R'},
    {layer::files, 'F'},    {layer::lint, 'L'},
};

} // namespace ctlpgn
