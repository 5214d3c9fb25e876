#pragma once

#include "attack.hpp"
#include "games/common/inlining.hpp"

namespace ctlpgn::chess {

// Where pawns of a side on a set of squares may go by one step straight ahead; from the squares of the
// crossed rank this is the second half of a double step.
constexpr square_set ahead_of(side s, square_set asked) {
    return square_set(s == side::white ? asked.bits() << 8 : asked.bits() >> 8);
}

// Where a pawn of the side to move can go: straight, by capture, en passant. The king's safety is not
// checked.
inline square_set pawn_moves(const position& p, square from) {
    const side us = p.to_move;
    const square_set free = ~p.occupied();
    const square_set once = ahead_of(us, square_set(from)) & free;
    const square_set twice = ahead_of(us, once & squares_of_rank(crossed_rank(us))) & free;
    square_set to_capture = p.occupied(opponent(us));
    if (p.en_passant)
        to_capture.insert(p.en_passant);
    const square_set double_step =
        from.rank() == pawn_rank(us) ? twice : square_set{}; // not for a pawn on its first rank
    return once | double_step | (pawn_attacks(us, from) & to_capture);
}

// Where an own piece can go, apart from castling. The king's safety is not checked.
inline square_set moves_of(const position& p, piece_kind kind, square from) {
    if (kind == piece_kind::pawn)
        return pawn_moves(p, from);
    return attacks_of(kind, from, p.occupied()) & ~p.occupied(p.to_move);
}

// The mover's pieces of a kind that can go to a square, apart from castling. The king's safety is not
// checked.
CTLPGN_PART_OF_CALLER inline square_set movers_to(const position& p, piece_kind kind, square to) {
    const side us = p.to_move;
    const square_set ours = p.pieces(us, kind);
    if (p.occupied(us).contains(to))
        return {};
    if (kind != piece_kind::pawn) {
        // Usually there are only one or two that could come from there.
        square_set found = reach_of(kind, to) & ours;
        found.for_each([&](square from) {
            if (!(between(from, to) & p.occupied()).empty())
                found.erase(from);
        });
        return found;
    }
    if (!p.is_empty(to))
        return pawn_attacks(opponent(us), to) & ours;
    square_set found = p.en_passant == to ? pawn_attacks(opponent(us), to) & ours : square_set{};
    const square_set behind = ahead_of(opponent(us), square_set(to));
    found |= behind & ours;
    if ((behind & ~p.occupied() & squares_of_rank(crossed_rank(us))).empty())
        return found;
    return found | (ahead_of(opponent(us), behind) & ours);
}

// Whether a pawn's capture to this square is one en passant.
inline bool takes_in_passing(const position& p, square from, square to) {
    return p.en_passant == to && from.file() != to.file();
}

// The step or capture of the mover's piece of a kind on a square, apart from castling, completed from the
// board.
inline ply complete_step(const position& p, piece_kind mover, square from, square to, piece_kind becomes) {
    if (mover == piece_kind::pawn && takes_in_passing(p, from, to))
        return make_en_passant(from, to);
    return make_step(mover, from, to, p.at(to).kind(), becomes);
}
inline ply complete_step(const position& p, square from, square to, piece_kind becomes = piece_kind::none) {
    return complete_step(p, p.at(from).kind(), from, to, becomes);
}

// Whether a move found by moves_of or movers_to leaves its own king safe.
inline bool keeps_king_safe(const position& p, const king_safety& safety, piece_kind kind, square from,
                            square to) {
    const side us = p.to_move;
    if (kind == piece_kind::king)
        return attackers(p, to, opponent(us), p.occupied() & ~square_set(from)).empty();
    if (kind == piece_kind::pawn && takes_in_passing(p, from, to))
        return !exposes_king(p, us, make_en_passant(from, to));
    return safety.allows(from, to);
}

// The mover's pieces of a kind that have a legal step or capture to a square: the possible meanings of a move
// that names these two. All members give the same ply except for its origin. Castling is not among them.
square_set candidates(const position& p, piece_kind kind, square to);
// The same if the caller already has the king's safety.
square_set candidates(const position& p, const king_safety& safety, piece_kind kind, square to);

// Whether a piece other than the king would open a line to it by leaving its square. Expects that there is no
// check.
inline bool is_pinned_against(const position& p, square from, square to) {
    const side us = p.to_move;
    if (!is_in_line_with_king(p, us, from))
        return false;
    const square king = p.king(us);
    const square_set line = line_through(king, from);
    const square_set others = p.occupied() & ~square_set(from);
    return !line.contains(to) && !attackers_along(p, opponent(us), line, king, others).empty();
}

// The same in less time if the caller knows whether the side to move is in check, from the ply before.
// Expects a position of chess.
CTLPGN_PART_OF_CALLER inline square_set candidates(const position& p, bool in_check, piece_kind kind,
                                                   square to) {
    const bool may_pass = kind == piece_kind::pawn && p.en_passant == to;
    if (in_check || kind == piece_kind::king || may_pass) [[unlikely]]
        return candidates(p, kind, to);
    const square_set movers = movers_to(p, kind, to);
    square_set found = movers;
    movers.for_each([&](square from) {
        if (is_pinned_against(p, from, to)) [[unlikely]]
            found.erase(from);
    });
    return found;
}

} // namespace ctlpgn::chess
