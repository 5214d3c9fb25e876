#include "notations/pgn/replay/resolution.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/castling.hpp"
#include "games/chess/geometry.hpp"
#include "games/chess/ply.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstdlib>

namespace ctlpgn::pgn {

namespace {

using chess::piece_kind;
using chess::square;
using chess::square_set;

constexpr int rank_after_double_step(chess::side mover) {
    return mover == chess::side::white ? 3 : 4;
}

// The pawns that may step or capture there, as far as the squares tell.
square_set pawns_before(const chess::position& in, square target) {
    const chess::side us = in.to_move;
    const square_set pawns = in.pieces(us, piece_kind::pawn);
    if (!in.is_empty(target) || target == in.en_passant)
        return chess::pawn_attacks(chess::opponent(us), target) & pawns;
    const int back = us == chess::side::white ? -1 : 1;
    const square near = target.step(0, back);
    if (!near)
        return {};
    if (pawns.contains(near))
        return square_set(near);
    const square far = near.step(0, back);
    if (target.rank() == rank_after_double_step(us) && in.is_empty(near) && far && pawns.contains(far))
        return square_set(far);
    return {};
}

square_set pieces_before(const chess::position& in, piece_kind kind, square target) {
    const square_set own = in.pieces(in.to_move, kind);
    switch (kind) {
    case piece_kind::knight: return chess::knight_attacks(target) & own;
    case piece_kind::bishop: return chess::bishop_attacks(target, in.occupied()) & own;
    case piece_kind::rook: return chess::rook_attacks(target, in.occupied()) & own;
    case piece_kind::queen:
        return (chess::bishop_attacks(target, in.occupied()) | chess::rook_attacks(target, in.occupied())) &
               own;
    case piece_kind::king: return chess::king_attacks(target) & own;
    case piece_kind::pawn: return pawns_before(in, target);
    case piece_kind::none: break;
    }
    return {};
}

chess::ply step_to(const chess::position& in, piece_kind kind, square from, square target,
                   piece_kind becomes) {
    if (kind == piece_kind::pawn && target == in.en_passant && from.file() != target.file())
        return chess::make_en_passant(from, target);
    return chess::make_step(kind, from, target, in.at(target).kind(), becomes);
}

// What a pawn becomes where only the square counts.
piece_kind some_promotion(piece_kind kind, square target) {
    const bool is_last = target.rank() == 0 || target.rank() == chess::rank_count - 1;
    return kind == piece_kind::pawn && is_last ? piece_kind::queen : piece_kind::none;
}

square_set named_by(const ply& written) {
    square_set result = square_set::all();
    if (const int rank = origin_rank(written); rank >= 0)
        result &= chess::squares_of_rank(rank);
    if (const int file = origin_file(written); file >= 0) {
        square_set on_file;
        for (int rank = 0; rank != chess::rank_count; ++rank)
            on_file.insert(square::at(file, rank));
        result &= on_file;
    }
    return result;
}

resolution judged(const chess::position& in, const chess::ply& claimed) {
    resolution result;
    result.played = claimed;
    result.why = chess::judge(in, claimed);
    result.how = result.why.is_legal() ? resolved::one : resolved::illegal;
    return result;
}

// King's steps of two files, and onto the own rook, are castlings where two squares alone are written.
bool is_castling_by_squares(const chess::position& in, square from, square target) {
    if (in.at(from).kind() != piece_kind::king || from.rank() != target.rank())
        return false;
    return in.holds(target, in.to_move, piece_kind::rook) || std::abs(from.file() - target.file()) == 2;
}

resolution resolve_squares(const chess::position& in, const ply& written) {
    const square from = square_of(written.from);
    const square target = square_of(written.to);
    if (!from || !target)
        return {};
    if (is_castling_by_squares(in, from, target))
        return judged(in, chess::castling_on(in, from < target ? chess::wing::king : chess::wing::queen));
    const piece_kind kind = in.at(from).kind();
    const piece_kind becomes = written.promotion == no_symbol ? piece_kind::none : kind_of(written.promotion);
    resolution result = judged(in, step_to(in, kind, from, target, becomes));
    result.origins = square_set(from);
    return result;
}

resolution resolve_step(const chess::position& in, const ply& written) {
    const piece_kind kind = kind_of(written.piece);
    const square target = square_of(written.to);
    if (!target)
        return {};
    const piece_kind becomes = written.promotion == no_symbol ? piece_kind::none : kind_of(written.promotion);
    const square_set named = named_by(written);
    const square_set near = pieces_before(in, kind, target);

    resolution result;
    int legal = 0;
    near.for_each([&](square from) {
        const bool meant = named.contains(from);
        const chess::ply claimed =
            step_to(in, kind, from, target, meant ? becomes : some_promotion(kind, target));
        const chess::verdict why = chess::judge(in, claimed);
        if (why.is_legal())
            result.origins.insert(from);
        if (!meant)
            return;
        if (why.is_legal()) {
            ++legal;
            result.played = claimed;
            result.why = why;
        } else if (legal == 0) {
            result.played = claimed;
            result.why = why;
        }
    });
    if (legal == 0) {
        result.how = resolved::illegal;
        const square_set meant = in.pieces(in.to_move, kind) & named;
        if ((near & named).empty() && !meant.empty()) {
            result.played = step_to(in, kind, meant.first(), target, becomes);
            result.why = chess::judge(in, result.played);
        }
    } else {
        result.how = legal == 1 ? resolved::one : resolved::ambiguous;
    }
    return result;
}

} // namespace

resolution resolve(const chess::position& in, const ply& written) {
    switch (written.kind) {
    case ply_kind::passed: return judged(in, chess::make_null());
    case ply_kind::castled:
        if (!in.king(in.to_move))
            return {};
        return judged(
            in, chess::castling_on(in, written.to == king_castling ? chess::wing::king : chess::wing::queen));
    case ply_kind::displaced:
        if ((written.own & drop_mark) != 0)
            return {};
        return written.piece == unsaid_piece ? resolve_squares(in, written) : resolve_step(in, written);
    case ply_kind::missing:
    case ply_kind::in_place:
    case ply_kind::unreadable: break;
    }
    return {};
}

chess::square_set legal_origins(const chess::position& in, chess::piece_kind kind, chess::square target) {
    chess::square_set result;
    pieces_before(in, kind, target).for_each([&](square from) {
        if (chess::judge(in, step_to(in, kind, from, target, some_promotion(kind, target))).is_legal())
            result.insert(from);
    });
    return result;
}

} // namespace ctlpgn::pgn
