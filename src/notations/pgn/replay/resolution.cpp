#include "notations/pgn/replay/resolution.hpp"

#include "games/chess/castling.hpp"
#include "games/chess/geometry.hpp"
#include "games/chess/variants/rules.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"

#include <cstdlib>

namespace ctlpgn::pgn {

namespace {

using chess::piece_kind;
using chess::square;
using chess::square_set;

resolution judged(const chess::position& p, const chess::ply& claimed) {
    resolution result;
    result.played = claimed;
    result.why = chess::judge(p, claimed);
    result.outcome = result.why.is_legal() ? resolved::one : resolved::illegal;
    return result;
}

bool becomes_king(const chess::position& p) {
    return p.variant != nullptr && p.variant->becomes_king;
}

square_set candidates_in(const chess::position& p, bool in_check, piece_kind kind, square target) {
    return p.variant == nullptr ? chess::candidates(p, in_check, kind, target)
                                : chess::candidates(p, kind, target);
}

// King's steps of two files, and onto one's own rook, are castlings where two squares alone are written.
bool is_castling_by_squares(const chess::position& p, square from, square target) {
    if (p.at(from).kind() != piece_kind::king || from.rank() != target.rank())
        return false;
    return p.holds(target, p.to_move, piece_kind::rook) || std::abs(from.file() - target.file()) == 2;
}

resolution resolve_squares(const chess::position& p, bool in_check, const ply& written) {
    const square from = square_of(written.from);
    const square target = square_of(written.to);
    if (!from || !target)
        return {};
    if (is_castling_by_squares(p, from, target))
        return judged(p, chess::castling_on(p, from < target ? chess::wing::king : chess::wing::queen));
    const piece_kind kind = p.at(from).kind();
    const piece_kind becomes = promotion_of(written);
    const square_set able = kind != piece_kind::none && promotes_well(kind, target, becomes, becomes_king(p))
                                ? candidates_in(p, in_check, kind, target)
                                : square_set{};
    resolution result;
    if (able.contains(from)) {
        result.outcome = resolved::one;
        result.played = chess::complete_step(p, kind, from, target, becomes);
    } else {
        result = judged(p, chess::complete_step(p, from, target, becomes));
    }
    // Others that could go there are named where the move is written by its piece.
    result.origins = result.outcome == resolved::one && kind != piece_kind::pawn ? able : square_set(from);
    return result;
}

// Whether nothing but what is on the board can keep the piece from going there.
square_set with_a_way(piece_kind kind, square_set men, square target) {
    return kind == piece_kind::pawn ? men : men & chess::attacks_of(kind, target, {});
}

// Few plies are asked about twice.
resolution resolve_again(const chess::position& p, bool in_check, const ply& written) {
    return resolve(p, in_check, written);
}

// The only ply that the letter may mean in any language.
resolution resolve_foreign(const chess::position& p, bool in_check, const ply& written) {
    resolution found;
    for (const piece_kind kind : foreign_letters()[written.piece - first_foreign_piece].kinds) {
        if (kind == piece_kind::none)
            continue;
        ply meant = written;
        meant.piece = symbol_of(kind);
        const resolution each = resolve_again(p, in_check, meant);
        if (each.outcome != resolved::one)
            continue;
        if (found.outcome == resolved::one)
            return {};
        found = each;
    }
    return found;
}

// No legal ply is meant. The plainest reason is that of a piece that could go there if the king allowed it;
// then of one that something keeps from going there; else none of them moves so.
resolution resolve_illegal(const chess::position& p, const ply& written) {
    const piece_kind kind = kind_of(written.piece);
    const square target = square_of(written.to);
    resolution result;
    result.outcome = resolved::illegal;
    const square_set meant = p.pieces(p.to_move, kind) & origins_named_by(written);
    const square_set near = chess::movers_to(p, kind, target) & meant;
    const square_set given = near.empty() ? with_a_way(kind, meant, target) : near;
    const square_set shown = given.empty() && !meant.has_several() ? meant : given;
    result.played = shown.empty()
                        ? chess::make_step(kind, {}, target, p.at(target).kind(), promotion_of(written))
                        : chess::complete_step(p, shown.first(), target, promotion_of(written));
    if (given.empty())
        result.why.why = chess::illegality::wrong_movement;
    else
        result.why = chess::judge(p, result.played);
    // Reporting what is there says more than reporting that no pawn of the file can go there.
    if (is_push(written) && !p.is_empty(target) && p.at(target).owner() != p.to_move)
        result.why = {chess::illegality::target_holds_opponents_piece, target, {}};
    return result;
}

// The bishop that is meant where no pawn can go there: ba4.
resolution resolve_bishop(const chess::position& p, bool in_check, const ply& written,
                          const resolution& of_pawn) {
    ply meant = written;
    meant.piece = symbol_of(piece_kind::bishop);
    meant.own = 0;
    const resolution of_bishop = resolve_again(p, in_check, meant);
    return of_bishop.outcome == resolved::one ? of_bishop : of_pawn;
}

// The only capture from the one file on the other.
resolution resolve_short(const chess::position& p, bool in_check, const ply& written) {
    const int file = square_of(written.to).file();
    resolution found;
    found.outcome = resolved::illegal;
    found.played = chess::make_step(piece_kind::pawn, {}, {});
    found.why.why = chess::illegality::wrong_movement;
    for (int rank = 0; rank != chess::rank_count; ++rank) {
        ply meant = written;
        meant.kind = ply_kind::displaced;
        meant.own = written.own & origin_file_mask;
        meant.to = place_of(chess::square::from_index(rank * chess::file_count + file));
        const resolution each = resolve_again(p, in_check, meant);
        if (each.outcome != resolved::one || each.played.captured == piece_kind::none)
            continue;
        if (found.outcome == resolved::one)
            return {};
        found = each;
    }
    return found;
}

resolution resolve_drop(const chess::position& p, const ply& written) {
    const piece_kind dropped = kind_of(written.piece);
    const square target = square_of(written.to);
    if (p.variant == nullptr || !p.variant->drops || dropped == piece_kind::none || !target)
        return {};
    return judged(p, chess::make_drop(dropped, target));
}

// What candidates() does not answer.
resolution resolve_step(const chess::position& p, bool in_check, const ply& written) {
    const square target = square_of(written.to);
    // What is wrong with the promotion is said of the text.
    if (!target || !promotes_well(kind_of(written.piece), target, promotion_of(written), becomes_king(p)))
        return {};
    const resolution found = resolve_illegal(p, written);
    return (written.own & bishop_mark) != 0 ? resolve_bishop(p, in_check, written, found) : found;
}

} // namespace

square_set origins_named_by(const ply& written) {
    const int file = origin_file(written);
    const int rank = origin_rank(written);
    if (file < 0 && rank < 0 && written.from != no_place)
        return square_set(square_of(written.from));
    if (is_push(written) && written.to != no_place)
        return chess::squares_of_file(square_of(written.to).file());
    square_set result = rank < 0 ? square_set::all() : chess::squares_of_rank(rank);
    if (file >= 0)
        result &= chess::squares_of_file(file);
    return result;
}

resolution resolve_in_variant(const chess::position& p, bool in_check, const ply& written) {
    return resolve_by(p, in_check, written, becomes_king(p),
                      [&p](piece_kind kind, square target) { return chess::candidates(p, kind, target); });
}

resolution resolve_unusual(const chess::position& p, bool in_check, const ply& written) {
    switch (written.kind) {
    case ply_kind::passed: return judged(p, chess::make_null());
    case ply_kind::castled:
        if (!p.king(p.to_move))
            return {};
        return judged(
            p, chess::castling_on(p, written.to == king_castling ? chess::wing::king : chess::wing::queen));
    case ply_kind::displaced:
        if ((written.own & drop_mark) != 0)
            return resolve_drop(p, written);
        if (is_foreign(written.piece))
            return resolve_foreign(p, in_check, written);
        return written.piece == unsaid_piece ? resolve_squares(p, in_check, written)
                                             : resolve_step(p, in_check, written);
    case ply_kind::unreadable:
        if ((written.own & short_mark) != 0)
            return resolve_short(p, in_check, written);
        break;
    case ply_kind::missing:
    case ply_kind::in_place: break;
    }
    return {};
}

std::optional<chess::ply> sure_ply(const chess::position& now, const ply& written) {
    const resolution which = resolve_again(now, chess::in_check(now, now.to_move), written);
    if (which.outcome != resolved::one || which.played.kind == chess::ply_kind::null)
        return std::nullopt;
    return which.played;
}

} // namespace ctlpgn::pgn
