#include "notations/pgn/replay/resolution.hpp"

#include "games/chess/attack.hpp"
#include "games/chess/castling.hpp"
#include "games/chess/geometry.hpp"
#include "games/chess/movement.hpp"
#include "games/chess/ply.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <cstdlib>

namespace ctlpgn::pgn {

namespace {

using chess::piece_kind;
using chess::square;
using chess::square_set;

// Where the piece may stand as far as the text says. Trees that were not read from a text have the square
// alone.
square_set named_by(const ply& written) {
    const int file = origin_file(written);
    const int rank = origin_rank(written);
    if (file < 0 && rank < 0)
        return written.from == no_place ? square_set::all() : square_set(square_of(written.from));
    square_set result = rank < 0 ? square_set::all() : chess::squares_of_rank(rank);
    if (file >= 0)
        result &= chess::squares_of_file(file);
    return result;
}

piece_kind promotion_of(const ply& written) {
    return written.promotion == no_symbol ? piece_kind::none : kind_of(written.promotion);
}

// Whether a step that candidates() has named is legal with that promotion.
bool promotes_well(piece_kind kind, square target, piece_kind becomes) {
    if (kind != piece_kind::pawn || (target.rank() != 0 && target.rank() != chess::rank_count - 1))
        return becomes == piece_kind::none;
    return becomes != piece_kind::none && becomes != piece_kind::pawn && becomes != piece_kind::king;
}

resolution judged(const chess::position& in, const chess::ply& claimed) {
    resolution result;
    result.played = claimed;
    result.why = chess::judge(in, claimed);
    result.how = result.why.is_legal() ? resolved::one : resolved::illegal;
    return result;
}

// King's steps of two files, and onto one's own rook, are castlings where two squares alone are written.
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
    resolution result = judged(in, chess::complete_step(in, from, target, promotion_of(written)));
    result.origins = square_set(from);
    return result;
}

// Whether nothing but what stands on the board can keep the piece from going there.
square_set with_a_way(piece_kind kind, square_set men, square target) {
    return kind == piece_kind::pawn ? men : men & chess::attacks_of(kind, target, {});
}

// No legal ply is meant. The plainest reason is that of a piece that could go there if the king allowed it;
// then of one that something keeps from going there; else none of them moves so.
resolution resolve_illegal(const chess::position& in, piece_kind kind, square target, const ply& written) {
    resolution result;
    result.how = resolved::illegal;
    const square_set meant = in.pieces(in.to_move, kind) & named_by(written);
    const square_set near = chess::movers_to(in, kind, target) & meant;
    const square_set told = near.empty() ? with_a_way(kind, meant, target) : near;
    const square_set shown = told.empty() && !meant.has_several() ? meant : told;
    result.played = shown.empty()
                        ? chess::make_step(kind, {}, target, in.at(target).kind(), promotion_of(written))
                        : chess::complete_step(in, shown.first(), target, promotion_of(written));
    if (told.empty())
        result.why.why = chess::illegality::wrong_movement;
    else
        result.why = chess::judge(in, result.played);
    return result;
}

resolution resolve_step(const chess::position& in, bool in_check, const ply& written) {
    const piece_kind kind = kind_of(written.piece);
    const square target = square_of(written.to);
    if (!target)
        return {};
    const piece_kind becomes = promotion_of(written);
    const square_set origins = chess::candidates(in, in_check, kind, target);
    square_set named = origins;
    if (written.own != 0 || written.from != no_place)
        named &= named_by(written);
    // What is wrong with the promotion is said of the text.
    if (!promotes_well(kind, target, becomes))
        return {};
    if (named.empty())
        return resolve_illegal(in, kind, target, written);
    resolution result;
    result.how = named.has_several() ? resolved::ambiguous : resolved::one;
    result.played = chess::complete_step(in, named.first(), target, becomes);
    result.origins = origins;
    return result;
}

// The only ply that the letter may mean in any language.
resolution resolve_foreign(const chess::position& in, bool in_check, const ply& written) {
    resolution found;
    for (const piece_kind kind : foreign_letters()[written.piece - first_foreign_piece].kinds) {
        if (kind == piece_kind::none)
            continue;
        ply meant = written;
        meant.piece = symbol_of(kind);
        const resolution each = resolve_step(in, in_check, meant);
        if (each.how != resolved::one)
            continue;
        if (found.how == resolved::one)
            return {};
        found = each;
    }
    return found;
}

// The bishop that is meant where no pawn can go there: ba4.
resolution resolve_bishop(const chess::position& in, bool in_check, const ply& written,
                          const resolution& of_pawn) {
    ply meant = written;
    meant.piece = symbol_of(piece_kind::bishop);
    meant.own = 0;
    const resolution of_bishop = resolve_step(in, in_check, meant);
    return of_bishop.how == resolved::one ? of_bishop : of_pawn;
}

} // namespace

resolution resolve(const chess::position& in, bool in_check, const ply& written) {
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
        if (is_foreign(written.piece))
            return resolve_foreign(in, in_check, written);
        if (written.piece == unsaid_piece)
            return resolve_squares(in, written);
        if (const resolution found = resolve_step(in, in_check, written);
            found.how != resolved::illegal || (written.own & bishop_mark) == 0)
            return found;
        else
            return resolve_bishop(in, in_check, written, found);
    case ply_kind::missing:
    case ply_kind::in_place:
    case ply_kind::unreadable: break;
    }
    return {};
}

} // namespace ctlpgn::pgn
