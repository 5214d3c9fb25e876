// The plies of a main line in another order than they are written in, or without some that are repeated.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"
#include "notations/pgn/repair/played_line.hpp"
#include "notations/pgn/repair/written_marks.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

enum class disorder : std::uint8_t {
    neighbours,
    moves,
    doubled,
    doubled_move,
    castling, // is written as the king's move, once or by both sides: Kc1 for O-O-O
};

// Plies that are written once more; 0: none.
constexpr std::size_t repeated_plies(disorder kind) {
    return kind == disorder::doubled ? 1 : kind == disorder::doubled_move ? 2 : 0;
}

struct order {
    disorder kind = disorder::neighbours;
    std::size_t at = 0;    // first ply that is in the wrong place
    std::size_t wrong = 0; // marks that contradict the board
};

class line_orders {
  public:
    line_orders(const game& record, played_line line);

    [[nodiscard]] const played_line& line() const { return line_; }
    // The first ply that cannot be played.
    [[nodiscard]] std::size_t misfit() const { return line_.plies.size(); }

    // The marks that contradict the board in that order, in its places up to the end; none if the line cannot
    // be played so.
    [[nodiscard]] std::optional<std::size_t> wrong_in(const order& asked, std::size_t end) const;
    // The same for the order as it is written, from the first ply that cannot be played, with another ply
    // there.
    [[nodiscard]] std::optional<std::size_t> wrong_with(const chess::ply& other, std::size_t end) const;
    // The marks of a ply as it is written.
    [[nodiscard]] judged_marks marks_at(std::size_t index) const;
    // Whether the line leads to the same position, with the same ply after it.
    [[nodiscard]] bool returns(const order& asked) const;

    // Each place gets the text of the ply that belongs there. Numbers stay where they are if they fit there,
    // and move with their plies if they fit only so.
    [[nodiscard]] std::vector<text_edit> edits_of(const order& asked) const;
    // Whether only spaces and numbers are between the plies that change their places.
    [[nodiscard]] bool is_plain(const order& asked) const;
    [[nodiscard]] span where(const order& asked) const;
    // After the last place that changes.
    [[nodiscard]] std::size_t end_of(const order& asked) const;

  private:
    [[nodiscard]] span text_at(std::size_t index) const;
    [[nodiscard]] bool do_numbers_move(const order& asked) const;
    [[nodiscard]] bool is_two_files_away(std::size_t index) const;
    [[nodiscard]] ply castling_at(std::size_t index) const;
    [[nodiscard]] std::string text_of_castling(std::size_t index) const;
    [[nodiscard]] std::vector<text_edit> edits_of_castlings(const order& asked) const;
    static std::size_t ply_at(const order& asked, std::size_t place);
    [[nodiscard]] bool may_be(const order& asked) const;
    [[nodiscard]] bool is_repeated(std::size_t at, std::size_t plies) const;
    [[nodiscard]] bool is_counted(std::size_t index) const;
    [[nodiscard]] ply written_at(const order& asked, std::size_t place) const;
    [[nodiscard]] std::optional<chess::ply> played_at(const order& asked, std::size_t place,
                                                      const chess::position& now, ply& written) const;

    const game& record_;
    bool are_checks_marked_;
    played_line line_;
};

} // namespace ctlpgn::pgn
