// Remembers the last game that has faults but agrees with the board. Fixes are tried by reading and checking
// their game again, and most of them change nothing that matters on the board; then the fixed game need not
// be replayed.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "games/cescacs/position.hpp"
#include "notations/ctl_pgn/lint/piece_places.hpp"

#include <span>
#include <vector>

namespace ctlpgn::ctl_pgn {

// The parts of a game that matter to the board check.
struct seen_by_board {
    const game& tree;
    const cescacs::position& start;
    std::span<const named_piece> named; // by comments
    check_level checks;
};

class board_memory {
  public:
    // Whether the game is the same on the board as the one that was kept, wherever its parts are in the text.
    [[nodiscard]] bool knows(const seen_by_board& asked) const;

    // Expects that the board check found nothing in the game, whatever its result.
    void keep(const seen_by_board& clean);

  private:
    // Larger games are rare, and not worth the memory.
    static constexpr std::size_t most_plies = 100'000;

    struct named_there {
        node at_move = no_node;
        symbol piece = no_symbol;
        place at = no_place;
        spoken_of player = spoken_of::neither;

        friend bool operator==(const named_there&, const named_there&) = default;
    };
    static named_there description_of(const game& record, const named_piece& named);

    cescacs::position start_;
    line_of_play main_line_;
    std::vector<ply> plies_; // none: no game was kept
    std::vector<annotation> annotations_;
    std::vector<variation> variations_;
    std::vector<named_there> named_;
    check_level checks_ = check_level::syntax;
};

} // namespace ctlpgn::ctl_pgn
