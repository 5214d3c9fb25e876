#pragma once

#include "games/common/plain_board.hpp"

#include <cstdint>

namespace ctlpgn::games {

// The complete state of a game at one moment, for games without rights such as castling: a plain value that
// can hold any board. The first side is the one that moves first.
template <class traits> struct plain_position : plain_board<traits> {
    typename traits::side to_move{};
    std::uint32_t half_move_clock = 0; // plies since the last event that resets the clock
    std::uint32_t move_number = 1;     // 0 where it is unknown

    friend bool operator==(const plain_position&, const plain_position&) = default;
};

// The same board and side to move; clocks and numbers may differ.
template <class traits>
bool same_situation(const plain_position<traits>& left, const plain_position<traits>& right) {
    return left.to_move == right.to_move && static_cast<const plain_board<traits>&>(left) == right;
}

// A 64-bit key of what same_situation compares.
template <class traits> std::uint64_t hash(const plain_position<traits>& p) {
    return p.plain_board<traits>::hash(p.to_move);
}

template <class traits, class ply>
plain_position<traits> after(plain_position<traits> p, const ply& claimed) {
    play(p, claimed);
    return p;
}

// The same position: there are no rights that the board could deny.
template <class traits> plain_position<traits> settled(const plain_position<traits>& p) {
    return p;
}

} // namespace ctlpgn::games
