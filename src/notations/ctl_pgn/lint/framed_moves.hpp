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

// The moves with something before them on their lines, in order.
std::vector<framed_move> find_framed_moves(const game& record);

// The framed moves of a game, looked for once and then asked for many times.
class framed_moves {
  public:
    explicit framed_moves(const game& record);
    framed_moves(const framed_moves&) = delete;
    framed_moves& operator=(const framed_moves&) = delete;

    [[nodiscard]] const std::vector<framed_move>& all() const { return moves_; }

    // The moves whose frames are of the shape of the one that begins at this byte, with that one; none if no
    // frame with words begins there, if no other is alike, or if frames are alike in so many ways that none
    // is how the game is written.
    [[nodiscard]] std::vector<framed_move> alike(std::uint32_t begin) const;

  private:
    std::vector<framed_move> moves_;
    std::vector<std::string_view> repeated_; // shapes, in moves_
};

// Whether - comes before some of them and + before others, as programs show what was changed.
bool shows_changes(const game& record, const std::vector<framed_move>& moves);

// What is on its line before this place, with the indentation; empty if that is longer than a frame.
span before_on_line(const game& record, std::uint32_t place);

// A letter with digits after it, which may be a hex: what holds one is not hidden.
bool may_hold_hex(std::string_view text);

// ,,,   ;;; as spreadsheets write cells that hold nothing.
constexpr bool is_of_empty_cells(std::string_view text) {
    return text.find_first_not_of(",; \t\r\n") == std::string_view::npos &&
           text.find_first_of(",;") != std::string_view::npos;
}

// Whether it is made of the signs of lists, tables and quotations alone, with one at least.
bool is_frame_of_signs(std::string_view text);

} // namespace ctlpgn::ctl_pgn
