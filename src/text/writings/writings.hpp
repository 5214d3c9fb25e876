// Ways to write a text down so that pages, mails and programs can hold it, and what scanners, keyboards and
// tables make of one.
#pragma once

#include "text/writings/signs.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// What one piece of such a text says in plain text.
struct plain_piece {
    std::size_t begin = 0; // bytes of the text
    std::size_t end = 0;
    std::string written;
};

struct writing {
    std::string_view name; // after "is written": "in HTML"
    writing_signs signs;
    bool in_free_text; // tags and comments are written so as well
    // In ascending order; they do not touch.
    std::vector<plain_piece> (*pieces)(std::string_view text);
    // Its moves contradict the board, and those of its plain text do not: that decides, however few faults
    // there are, and whatever else is wrong.
    bool shows_on_board = false;
    // Reports a single fault as well, if it leaves none.
    bool is_ever_meant = false;
    // Only where its first ply contradicts the board already, since all that it says can be read.
    bool only_on_board = false;
    // Its layout shows it, whatever else is wrong with the moves: fewer faults are enough.
    bool shows_in_layout = false;
    // Its pieces prove it, however many faults the moves have besides. Only if it is for the board to say
    // (only_on_board), many plies have to fit.
    bool proves_itself = false;
    // Is meant only where nothing is left that is wrong with the moves.
    bool explains_all_moves = false;
    // Its pieces mean nothing else: a single one is a fault, whatever else is wrong.
    bool means_nothing_else = false;
};

// Those that texts of any kind are written in.
std::span<const writing> common_writings();

// Those that show in the numbers of moves alone.
std::span<const writing> writings_of_numbers();

} // namespace ctlpgn
