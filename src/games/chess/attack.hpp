#pragma once

#include "position.hpp"

namespace ctlpgn::chess {

// Those of some sliders on one line with a square that attack it if just these squares are occupied.
square_set attackers_among(const board& b, square_set sliders, square target, square_set occupied);

// The pieces of a side that attack a square, if just these squares are occupied. Pinned pieces attack too.
inline square_set attackers(const board& b, square target, side player, square_set occupied) {
    const square_set near = (pawn_attacks(opponent(player), target) & b.pieces(player, piece_kind::pawn)) |
                            (knight_attacks(target) & b.pieces(player, piece_kind::knight)) |
                            (king_attacks(target) & b.pieces(player, piece_kind::king));
    // Usually no slider is on a line with the square.
    const square_set far = (reach_of(piece_kind::rook, target) & b.straight_sliders(player)) |
                           (reach_of(piece_kind::bishop, target) & b.diagonal_sliders(player));
    return far.empty() ? near : near | attackers_among(b, far, target, occupied);
}
inline square_set attackers(const board& b, square target, side player) {
    return attackers(b, target, player, b.occupied());
}

inline bool is_attacked(const board& b, square target, side player) {
    return !attackers(b, target, player).empty();
}

// The pieces that give check to a side; empty without a king.
inline square_set checkers(const board& b, side checked) {
    const square king = b.king(checked);
    return king ? attackers(b, king, opponent(checked)) : square_set{};
}

inline bool in_check(const board& b, side checked) {
    return !checkers(b, checked).empty();
}

// By the rules of its game.
bool in_check_in_variant(const position& p, side checked);
inline bool in_check(const position& p, side checked) {
    return p.variant == nullptr ? !checkers(p, checked).empty() : in_check_in_variant(p, checked);
}

// Whether a square is on one line with a side's king. If not, a piece that leaves it cannot uncover that
// king.
inline bool is_in_line_with_king(const board& b, side s, square from) {
    return !(reach_of(piece_kind::queen, from) & b.pieces(s, piece_kind::king)).empty();
}

// The sliders of a side on a line through a square that attack it if just these squares are occupied.
inline square_set attackers_along(const board& b, side player, square_set line, square target,
                                  square_set occupied) {
    const square_set sliders = line & (b.straight_sliders(player) | b.diagonal_sliders(player));
    return sliders.empty() ? sliders : attackers_among(b, sliders, target, occupied);
}

// What the king of a side allows its other pieces, worked out once for a position.
struct king_safety {
    square king;
    square_set checkers;
    square_set pinned;                      // own pieces that alone are between the king and an attacker
    square_set answers = square_set::all(); // where pieces other than the king may go, as far as checks allow

    // Whether a piece that is not the king may leave one square for the other; en passant needs more.
    bool allows(square from, square to) const {
        return answers.contains(to) && (!pinned.contains(from) || line_through(king, from).contains(to));
    }
    // Where the piece on a square may go.
    square_set allowed_from(square from) const {
        return pinned.contains(from) ? answers & line_through(king, from) : answers;
    }
};

king_safety safety_of(const board& b, side s);

// Whether its own king would be attacked after a capture en passant, which opens two squares at once.
bool exposes_king(const board& b, side us, const ply& en_passant);

} // namespace ctlpgn::chess
