// What people and programs write around the moves of a game, line by line: items of lists, rows of tables,
// names and times of a chat.
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/written_move.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

struct framed_move {
    written_move move;
    span frame;        // from the beginning of its line to its number
    std::string shape; // of the frame: letters, digits and spaces alike, however many; empty: signs alone
    span tail;         // what is left of the line after the last ply, if it is of the same kind; may be empty
};

/// The moves of the main line with something before them on their lines, in order.
std::vector<framed_move> find_framed_moves(const game& of);

/// What stands on its line before this place, with the indentation; empty if that is longer than a frame.
span before_on_line(const game& of, std::uint32_t place);

/// A letter with digits after it, which may be a hex: what holds one is not hidden.
bool may_hold_hex(std::string_view text);

/// Whether it is made of the signs of lists, tables and quotations alone, with one at least.
bool is_frame_of_signs(std::string_view text);

} // namespace ctlpgn::ctl_pgn
