// How the lines of play of a game are connected, and the numbers of their plies.
//
// A line of play is the main line or a variation with the moves that lead to it: those of the lines it
// branches from, up to where it branches. A wrong number is one slip, and what follows is read with the
// number that was expected, or goes on from the wrong one if the text does.
//
// Moves are identified by their first plies (written_move.hpp).
#pragma once

#include "ctlpgn/tree.hpp"
#include "tree/written_move.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ctlpgn {

// 0: the main line; n + 1: variation n.
using line_index = std::uint32_t;
inline constexpr line_index main_line_index = 0;
inline constexpr line_index no_line = 0xffffffffU;

enum class number_fault : std::uint8_t {
    none,
    wrong,     // does not follow the one before
    unknown,   // '1?' elsewhere than where the game begins
    continued, // repeats the previous number, for the ply of Black's that completes that move
};

enum class branch_fault : std::uint8_t {
    none,
    earlier, // names an earlier move of the line of play, and branches there
    nowhere, // names no move that it could replace
    orphan,  // comes before any move
};

class game_lines {
  public:
    struct line {
        node comes_after = no_node; // the move that it is written after
        node branches_at = no_node; // the move of which it replaces a ply
        line_index written_in = no_line;
        line_index parent = no_line; // what comes before it was played in this line
        line_index jump = main_line_index;
        std::uint32_t depth = 0;        // by parents
        std::uint32_t first_number = 0; // of its first move, and of the move that it replaces
        std::uint32_t begin = 0;        // of its moves in by_number()
        std::uint32_t end = 0;
        node white_before = no_node; // White's ply of the first move when the line begins with Black's
        branch_fault fault = branch_fault::none;
    };

    explicit game_lines(const game& record);

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(lines_.size()); }
    [[nodiscard]] const line& at(line_index index) const { return lines_[index]; }
    [[nodiscard]] std::uint32_t number_of(node of_ply) const { return plies_[of_ply].number; }
    [[nodiscard]] line_index line_of(node of_ply) const { return plies_[of_ply].line; }
    // The first ply of the move.
    [[nodiscard]] node move_of(node of_ply) const { return plies_[of_ply].move; }

    // The number that was expected instead of the one that is written, and what is wrong with the latter; for
    // the first ply of a move.
    [[nodiscard]] std::uint32_t expected(node of_move) const { return plies_[of_move].expected; }
    [[nodiscard]] number_fault fault_of(node of_move) const { return plies_[of_move].fault; }
    // Such a number is wrong although it goes on from a wrong one, since a later one agrees with how many
    // moves are written: 1. 2. 3. 3. 4. 6. Neither are they too many nor in another order.
    [[nodiscard]] bool is_outnumbered(node of_move) const { return plies_[of_move].is_outnumbered; }

    // The number by which a variation is identified, with its label: that of the move that it replaces, or
    // follows.
    [[nodiscard]] std::uint32_t called_by(line_index variation) const;
    [[nodiscard]] node called_after(line_index variation) const;

    // The moves of the line itself by rising number.
    [[nodiscard]] std::span<const node> by_number(line_index asked) const {
        return std::span(by_number_).subspan(lines_[asked].begin, lines_[asked].end - lines_[asked].begin);
    }

    // The first move with this number among those of the line itself; no_node if there is none.
    [[nodiscard]] node find(line_index asked, std::uint32_t number) const;

    // The line itself, or the earlier one in which the move with this number was played; no_line if none goes
    // back that far. Takes a few steps, however many lines come before.
    [[nodiscard]] line_index reaching(line_index asked, std::uint32_t number) const;

  private:
    struct numbered {
        std::uint32_t number = 0;
        std::uint32_t expected = 0;
        node move = no_node;
        line_index line = no_line;
        number_fault fault = number_fault::none;
        bool is_outnumbered = false;
    };
    // The last wrong number that the following ones go on from.
    struct slip {
        std::size_t begin = 0;   // in by_number_
        std::uint32_t right = 0; // what it should be; 0: there is none
    };

    void add_line(line_index index, std::vector<line_index>& found);
    void place(line_index index);
    void set_parent(line& asked, line_index parent);
    void number_moves(line_index index);
    void number_first(line_index index, const written_move& first);
    void number_next(const written_move& before, const written_move& next);
    [[nodiscard]] std::uint32_t number_before(node next) const;
    bool agrees_with_count(std::uint32_t written);
    [[nodiscard]] bool goes_on_after_slip(node before, std::uint32_t written) const;

    const game& game_;
    std::vector<line> lines_;
    std::vector<numbered> plies_;
    std::vector<node> by_number_;
    slip slip_; // in the line that is being numbered
};

// The line of play as the tree has it.
[[nodiscard]] inline const line_of_play& play_of(const game& record, line_index asked) {
    return asked == main_line_index ? record.main_line : record.variations[asked - 1].line;
}

} // namespace ctlpgn
