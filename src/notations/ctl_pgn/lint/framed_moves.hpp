// Frames that people and programs write around the moves of a game, line by line: items of lists, rows of
// tables, names and times of a chat.
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
    std::string shape; // of the frame; runs of letters, digits and spaces count as one; empty: only signs
    span tail;         // the rest of the line after the last ply, if it is of the same kind; may be empty
};

// The moves with text before them on their lines, in order.
std::vector<framed_move> find_framed_moves(const game& record);

// The framed moves of a game, found once and used many times.
class framed_moves {
  public:
    explicit framed_moves(const game& record);
    framed_moves(const framed_moves&) = delete;
    framed_moves& operator=(const framed_moves&) = delete;

    [[nodiscard]] const std::vector<framed_move>& all() const { return moves_; }

    // The moves whose frames have the shape of the one that begins at this byte, itself included; none if no
    // frame with words begins there, if no other has its shape, or if there are too many shapes for any to be
    // a habit.
    [[nodiscard]] std::vector<framed_move> alike(std::uint32_t begin) const;

  private:
    std::vector<framed_move> moves_;
    std::vector<std::string_view> repeated_; // shapes, in moves_
};

// Whether - comes before some of them and + before others, as in a diff.
bool shows_changes(const game& record, const std::vector<framed_move>& moves);

// The text before this place on its line, with the indentation; empty if that is longer than a frame.
span before_on_line(const game& record, std::uint32_t place);

// A letter with digits after it, which may be a hex: text that contains one must not be hidden.
bool may_hold_hex(std::string_view text);

// ,,,   ;;; as spreadsheets write empty cells.
constexpr bool is_of_empty_cells(std::string_view text) {
    return text.find_first_not_of(",; \t\r\n") == std::string_view::npos &&
           text.find_first_of(",;") != std::string_view::npos;
}

// Whether it consists only of signs of lists, tables and quotations, at least one.
bool is_frame_of_signs(std::string_view text);

} // namespace ctlpgn::ctl_pgn
