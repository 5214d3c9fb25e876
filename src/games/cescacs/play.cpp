#include "play.hpp"

namespace ctlpgn::cescacs {

namespace {

// Pieces are also moved on a board alone, so some of these functions accept either.

template <class pieces> void clear_if_holding(pieces& board_pieces, hex h, piece expected) {
    if (board_pieces.at(h) == expected)
        board_pieces.clear(h);
}

// A king is unique: if it is claimed to come from somewhere else, it is removed from where it was.
void lift_mover(position& p, side us, const ply& claimed) {
    if (claimed.mover == piece_kind::king && p.king(us) && !p.holds(claimed.from, us, piece_kind::king))
        p.clear(p.king(us));
    clear_if_holding(p, claimed.from, {us, claimed.mover});
}

template <class pieces> void move_castling_rooks(pieces& board_pieces, side us, const ply& claimed) {
    if (claimed.castling >= castling_count)
        return;
    const castling& entry = castling_of(us, claimed.castling);
    const castling_homes& home = homes_of(us);
    const piece rook{us, piece_kind::rook};
    // Both rooks leave before either arrives, and after the king: their targets are never homes.
    if (entry.king_rook_to)
        clear_if_holding(board_pieces, home.king_rook, rook);
    if (entry.queen_rook_to)
        clear_if_holding(board_pieces, home.queen_rook, rook);
    if (entry.king_rook_to)
        board_pieces.put(entry.king_rook_to, rook);
    if (entry.queen_rook_to)
        board_pieces.put(entry.queen_rook_to, rook);
}

// Expects that the mover has left.
template <class pieces> void take_and_arrive(pieces& board_pieces, side us, const ply& claimed) {
    if (is_en_passant(claimed.capture)) {
        const hex victim = en_passant_victim(us, claimed.to, claimed.capture);
        if (victim && board_pieces.at(victim).belongs_to(opponent(us)))
            board_pieces.clear(victim);
    }
    board_pieces.put(claimed.to, {us, arriving(claimed)});
    if (claimed.kind == ply_kind::castling)
        move_castling_rooks(board_pieces, us, claimed);
}

} // namespace

hex en_passant_victim(side capturer, hex to, capture_kind capture) {
    const direction back = forward[index_of(capturer)].backward;
    const hex one = next_hex(to, back);
    return capture == capture_kind::en_passant_first && one ? next_hex(one, back) : one;
}

special_capture special_after(const position& before, const ply& claimed) {
    if (claimed.kind != ply_kind::step || claimed.mover != piece_kind::pawn ||
        claimed.capture != capture_kind::none)
        return {};
    const side us = before.to_move;
    const forward_directions& ours = forward[index_of(us)];
    const way went = way_between(claimed.from, claimed.to);
    if (went.along == ours.straight && went.hexes == 2)
        return after_double_step(us, claimed.to);
    if (went.along == ours.straight && went.hexes == 3)
        return after_triple_step(us, claimed.to);
    const bool oblique = went.hexes == 1 && (went.along == ours.oblique[0] || went.along == ours.oblique[1]);
    if (!oblique)
        return {};
    const hex faced = next_hex(claimed.from, ours.straight);
    if (faced && before.holds(faced, opponent(us), piece_kind::pawn))
        return after_scornful_step(claimed.to);
    return {};
}

void move_pieces(board& standing, side us, const ply& played) {
    standing.clear(played.from);
    take_and_arrive(standing, us, played);
}

void apply_claimed(position& p, const ply& claimed) {
    const side us = p.to_move;
    const special_capture offered = special_after(p, claimed);
    lift_mover(p, us, claimed);
    take_and_arrive(p, us, claimed);
    if (claimed.mover == piece_kind::king)
        p.castling[index_of(us)] = castling_state::none;
    turn_over(p, claimed, offered);
}

} // namespace ctlpgn::cescacs
