// A piece that a comment names with a hex must be there around the comment's move: before it, between its
// plies, or after it.
#pragma once

#include "lint/context.hpp"
#include "notations/ctl_pgn/board/replay.hpp"

#include <span>
#include <vector>

namespace ctlpgn::ctl_pgn {

struct named_piece {
    node at_move = no_node; // its first ply
    node reference = no_node;
    bool visited = false;
    bool is_there = false;
};

class piece_places {
  public:
    explicit piece_places(check_context& context);

    // The references to check, in ascending order of moves.
    [[nodiscard]] std::span<const named_piece> named() const { return named_; }
    [[nodiscard]] bool any() const { return !named_.empty(); }

    // Call it for every ply of the replay, with the position before it.
    void look_at(const replayed_ply& played);
    // Reports pieces that the replay has not found in their places. False if there are none.
    bool finish();

  private:
    void add_pieces(const comment& source, node at_move);

    check_context& context_;
    std::vector<named_piece> named_;
    std::vector<bool> is_named_at_; // by move
};

} // namespace ctlpgn::ctl_pgn
