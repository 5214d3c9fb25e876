#pragma once

#include "attack.hpp"
#include "games/common/claims.hpp"
#include "variants/play.hpp"

namespace ctlpgn::chess {

// Whether a legal ply of the side to move can capture on the square that a pawn has crossed.
bool can_capture_en_passant(const position& p, square crossed);

// Puts the pieces where they are after a ply other than a null move.
void place_pieces(position& p, const ply& claimed);

// Whether the ply only moves a piece from its origin to another square.
inline bool is_plain_step(const position& p, const ply& claimed) {
    return claimed.kind == ply_kind::step && claimed.becomes == piece_kind::none &&
           claimed.mover != piece_kind::none && p.holds(claimed.from, p.to_move, claimed.mover) &&
           claimed.from != claimed.to;
}

inline square_set castling_after(const position& p, const ply& claimed) {
    const square_set kept = p.castling & ~(square_set(claimed.from) | square_set(claimed.to));
    return claimed.mover == piece_kind::king ? kept & ~squares_of_rank(home_rank(p.to_move)) : kept;
}

// The square that a pawn crosses by a double step; none for other plies.
inline square crossed_by(const ply& claimed) {
    const int first = static_cast<int>(claimed.from.index());
    const int last = static_cast<int>(claimed.to.index());
    const bool is_double_step = last - first == 2 * file_count || first - last == 2 * file_count;
    return is_double_step ? square::from_index((first + last) / 2) : square{};
}

// Plays a ply as it is claimed, legal or not: the mover leaves its origin if it is there, what the ply
// names is on the target afterwards, what it captures is gone. Also keeps castling rights, en passant
// (only where a legal ply can use it), the clock, the side to move and the number. Expects squares, except
// of a null move, and a position of chess.
inline void play_chess(position& p, const ply& claimed) {
    p.en_passant = {};
    if (claimed.kind != ply_kind::null) [[likely]] {
        if (!p.castling.empty())
            p.castling = castling_after(p, claimed);
        if (is_plain_step(p, claimed)) [[likely]]
            p.move(claimed.from, claimed.to);
        else
            place_pieces(p, claimed);
    }
    const bool is_pawn = claimed.mover == piece_kind::pawn;
    games::turn_over(p, is_pawn || claimed.captured != piece_kind::none, p.to_move == side::black);
    if (!is_pawn)
        return;
    if (const square crossed = crossed_by(claimed); crossed && can_capture_en_passant(p, crossed))
        p.en_passant = crossed;
}

// The same in any game.
inline void play(position& p, const ply& claimed) {
    if (p.variant == nullptr) [[likely]]
        play_chess(p, claimed);
    else
        variants::play(p, claimed);
}

// Whether the legal ply that has just been played gives check. Expects a position of chess.
inline bool gives_check_in_chess(const position& after, const ply& played) {
    const side them = after.to_move;
    const side us = opponent(them);
    if (played.kind != ply_kind::step) [[unlikely]]
        return played.kind != ply_kind::null && in_check(after, them);
    // The moved piece attacks the king, or has opened a line to it.
    const piece_kind mover = after.at(played.to).kind();
    const square_set reached =
        mover == piece_kind::pawn ? pawn_attacks(us, played.to) : reach_of(mover, played.to);
    const square_set king = reached & after.pieces(them, piece_kind::king);
    if (!king.empty() && (between(played.to, king.first()) & after.occupied()).empty())
        return true;
    if (!is_in_line_with_king(after, them, played.from))
        return false;
    const square checked = after.king(them);
    return !attackers_along(after, us, line_through(checked, played.from), checked, after.occupied()).empty();
}

// The same in any game.
inline bool gives_check(const position& after, const ply& played) {
    if (after.variant != nullptr) [[unlikely]]
        return played.kind != ply_kind::null && in_check(after, after.to_move);
    return gives_check_in_chess(after, played);
}

inline position after(position p, const ply& claimed) {
    play(p, claimed);
    return p;
}

// The same position without rights that cannot be used: castling without king or rook at home, en passant
// without a legal capture.
position settled(position p);

} // namespace ctlpgn::chess
