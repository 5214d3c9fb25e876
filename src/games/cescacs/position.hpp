#pragma once

#include "board.hpp"
#include "castling.hpp"
#include "geometry.hpp"
#include "hex.hpp"
#include "hex_set.hpp"
#include "piece.hpp"
#include "ply.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::cescacs {

enum class special_kind : std::uint8_t { none, double_step, triple_step, scornful };

// What the last ply offers to the side to move. `pawn` is the hex of the pawn that stepped, or of the piece
// that it became; `crossed` are the hexes it crossed, in crossing order.
struct special_capture {
    special_kind kind = special_kind::none;
    hex pawn;
    std::array<hex, 2> crossed{};

    friend constexpr bool operator==(const special_capture&, const special_capture&) = default;
};

// The value after a straight step of `stepper` that ended on `pawn`. Expects the crossed hexes to exist.
inline special_capture after_double_step(side stepper, hex pawn) {
    const direction back = forward[index_of(stepper)].backward;
    return {special_kind::double_step, pawn, {next_hex(pawn, back), hex{}}};
}

inline special_capture after_triple_step(side stepper, hex pawn) {
    const direction back = forward[index_of(stepper)].backward;
    const hex second = next_hex(pawn, back);
    return {special_kind::triple_step, pawn, {next_hex(second, back), second}};
}

inline special_capture after_scornful_step(hex pawn) {
    return {special_kind::scornful, pawn, {}};
}

// The state of a game at one moment, apart from the board.
struct circumstances {
    side to_move = side::white;
    std::array<castling_state, 2> castling{};
    special_capture special;
    std::uint32_t half_move_clock = 0;
    std::uint32_t move_number = 1; // 0 where it is unknown

    friend bool operator==(const circumstances&, const circumstances&) = default;
};

// The complete state of a game of C'escacs at one moment. A plain value: it can hold any board, even one
// without kings or with several.
class position : public circumstances {
  public:
    const board& layout() const { return board_; }
    piece at(hex h) const { return board_.at(h); }
    bool is_empty(hex h) const { return board_.is_empty(h); }
    // The hex of the king of a side; none without a king; the first of several.
    hex king(side s) const { return kings_[index_of(s)]; }
    const hex_set& occupied(side s) const { return occupied_[index_of(s)]; }
    hex_set occupied() const { return occupied_[0] | occupied_[1]; }
    bool holds(hex h, side s, piece_kind kind) const { return board_.holds(h, s, kind); }

    // Replaces what was on the hex. Putting an empty piece clears it.
    void put(hex h, piece p);
    void clear(hex h);
    // Moves a piece, which becomes `arrives`, to a hex that is empty or holds a piece of the other side. No
    // king may be among the three.
    void shift(hex from, hex to, piece arrives) {
        const std::size_t us = index_of(arrives.owner());
        board_.clear(from);
        board_.put(to, arrives);
        occupied_[us].erase(from);
        occupied_[us].insert(to);
        occupied_[1 - us].erase(to);
    }
    // Undoes it: `left` is on `from` again, and what was taken, if anything, on `to`.
    void shift_back(hex from, hex to, piece left, piece taken) {
        const std::size_t us = index_of(left.owner());
        board_.put(from, left);
        board_.put(to, taken);
        occupied_[us].insert(from);
        occupied_[us].erase(to);
        if (!taken.is_empty())
            occupied_[1 - us].insert(to);
    }

    // Pieces of one kind on the board.
    int count(side s, piece_kind kind) const;
    // The hexes of a side's pieces of one kind.
    hex_set pieces(side s, piece_kind kind) const;

    friend bool operator==(const position&, const position&) = default;

  private:
    board board_;
    std::array<hex, 2> kings_{};
    std::array<hex_set, 2> occupied_{};
};

static_assert(sizeof(position) <= 256);

// The same board, side to move, castling states and special capture; clocks and numbers may differ.
bool same_situation(const position& left, const position& right);

// A 64-bit key of what same_situation compares.
std::uint64_t hash(const position& p);

// The same without the special capture.
std::uint64_t board_hash(const position& p);

// board_hash(after) from that of the position before it, whose circumstances are given, if the ply between
// them is a coherent step other than a capture en passant.
std::uint64_t board_hash_after_step(std::uint64_t hash_before, const circumstances& before,
                                    const position& after, const ply& step);

// board_hash(after) from that of any other position: the quicker, the more the two have in common.
std::uint64_t board_hash_after(std::uint64_t hash_before, const position& before, const position& after);

const position& start_position();

} // namespace ctlpgn::cescacs
