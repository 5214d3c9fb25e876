// The board on which plies that were reported as wrong have not been made.
#pragma once

#include "play/replay.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ctlpgn {

// After a wrong ply a replay goes on as if it had been played. A later fault follows from it if the later ply
// is in order where the wrong one was not made and its side has only passed. As soon as a ply is in order
// only on the board that the replay goes on with, the wrong one was played after all.
template <replayable way> class unmade_plies {
  public:
    explicit unmade_plies(std::size_t plies) : board_after_(plies) {}

    // A wrong ply has been reported.
    void pass(const replayed_ply<way>& wrong) {
        const typename way::board* const before = board_before(wrong);
        typename way::board passed = before == nullptr ? wrong.before : *before;
        passed.to_move = opponent(passed.to_move);
        keep(wrong.at, passed);
    }

    // `is_in_order` gets the resolved ply on that board, and the board after it.
    template <class Test> bool is_in_order(const replayed_ply<way>& asked, const Test& is_in_order) {
        const typename way::board* const before = board_before(asked);
        if (before == nullptr || !way::is_turn_of(*before, asked.written))
            return false;
        const typename way::resolution which = way::resolve(*before, asked.written);
        if (!which.is_legal())
            return false;
        typename way::board after = *before;
        way::play(after, which);
        keep(asked.at, after);
        return is_in_order(which, after);
    }

  private:
    void keep(node at, const typename way::board& board) {
        boards_.push_back(board);
        board_after_[at] = static_cast<std::uint32_t>(boards_.size());
    }

    [[nodiscard]] const typename way::board* board_before(const replayed_ply<way>& asked) const {
        const std::uint32_t kept = asked.previous == no_node ? 0 : board_after_[asked.previous];
        return kept == 0 ? nullptr : &boards_[kept - 1];
    }

    std::vector<std::uint32_t> board_after_; // by ply: which of the boards, counted from 1; 0: none
    std::vector<typename way::board> boards_;
};

} // namespace ctlpgn
