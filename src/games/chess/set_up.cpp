#include "set_up.hpp"

#include "attack.hpp"
#include "games/common/claims.hpp"
#include "play.hpp"
#include "variants/rules.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::chess {

namespace {

using findings = std::vector<set_up_finding>;

void check_kings(const position& p, side s, findings& found) {
    if (p.variant != nullptr && !p.variant->is_royal[index_of(s)])
        return;
    const square_set kings = p.pieces(s, piece_kind::king);
    const piece king{s, piece_kind::king};
    if (kings.empty())
        found.push_back({set_up_fault::king_missing, {}, king});
    if (kings.has_several())
        found.push_back({set_up_fault::several_kings, kings.last(), king});
}

int promoted_at_least(const position& p, side s) {
    int promoted = 0;
    for (const piece_kind kind : promotion_kinds) {
        const square_set pieces = p.pieces(s, kind);
        if (kind != piece_kind::bishop) {
            promoted += std::max(0, pieces.size() - start_count[index_of(kind)]);
            continue;
        }
        for (const square_set colour : {dark_squares, ~dark_squares})
            promoted += std::max(0, (pieces & colour).size() - 1);
    }
    return promoted;
}

void check_pawns(const position& p, side s, findings& found) {
    if (p.variant != nullptr && p.variant->has_pawns_on_end_ranks)
        return;
    const square_set ends = squares_of_rank(0) | squares_of_rank(rank_count - 1);
    (p.pieces(s, piece_kind::pawn) & ends).for_each([&](square at) {
        found.push_back({set_up_fault::pawn_on_end_rank, at, {s, piece_kind::pawn}});
    });
}

// Variants begin with other pieces, or get more of them.
void check_counts(const position& p, side s, findings& found) {
    if (p.variant != nullptr)
        return;
    const piece pawn{s, piece_kind::pawn};
    const square_set pawns = p.pieces(s, piece_kind::pawn);
    const int missing = start_count[index_of(piece_kind::pawn)] - pawns.size();
    if (missing < 0)
        found.push_back({set_up_fault::too_many_pawns, {}, pawn});
    else if (p.occupied(s).size() > 2 * file_count)
        found.push_back({set_up_fault::too_many_pieces, {}, {s, piece_kind::king}});
    else if (promoted_at_least(p, s) > missing)
        found.push_back({set_up_fault::too_many_promoted, {}, pawn});
}

// One ply gives check with the piece that it moved and with one that it uncovered, from two directions.
// Expects several that give check.
bool is_impossible_check(const position& p, square_set checking, square king) {
    const side them = opponent(p.to_move);
    const square_set uncovered = checking & (p.straight_sliders(them) | p.diagonal_sliders(them));
    if (checking.size() > 2 || uncovered.empty())
        return true;
    return uncovered == checking && line_through(checking.first(), checking.last()).contains(king);
}

void check_checks(const position& p, findings& found) {
    const square theirs = p.king(opponent(p.to_move));
    if (in_check(p, opponent(p.to_move)))
        found.push_back({set_up_fault::opponent_in_check, theirs, p.at(theirs)});
    // In variants pieces may appear and vanish.
    if (p.variant != nullptr)
        return;
    const square_set checking = checkers(p, p.to_move);
    const square ours = p.king(p.to_move);
    if (checking.has_several() && is_impossible_check(p, checking, ours))
        found.push_back({set_up_fault::impossible_check, ours, p.at(ours)});
}

void check_castling(const position& p, findings& found) {
    for (const side s : {side::white, side::black}) {
        const square_set rights = p.castling & squares_of_rank(home_rank(s));
        if (rights.empty())
            continue;
        const square king = p.king(s);
        const piece rook{s, piece_kind::rook};
        if (king.is_none() || king.rank() != home_rank(s)) {
            found.push_back({set_up_fault::castling_king_not_home, king, {s, piece_kind::king}});
            continue;
        }
        rights.for_each([&](square at) {
            if (p.at(at) != rook)
                found.push_back({set_up_fault::castling_rook_missing, at, rook});
            else if (castling_rook(p, s, wing_of(king, at)) != at)
                found.push_back({set_up_fault::castling_several_on_wing, at, rook});
        });
    }
}

// Whether the king of the side to move would have been attacked before the double step.
bool was_in_check_before(const position& p, square pawn, square origin) {
    const square king = p.king(p.to_move);
    if (king.is_none())
        return false;
    const square_set before = (p.occupied() & ~square_set(pawn)) | square_set(origin);
    return !(attackers(p, king, opponent(p.to_move), before) & ~square_set(pawn)).empty();
}

void check_en_passant(const position& p, findings& found) {
    const square at = p.en_passant;
    if (at.is_none())
        return;
    const side stepper = opponent(p.to_move);
    const piece pawn{stepper, piece_kind::pawn};
    const auto report = [&](set_up_fault fault, square where) { found.push_back({fault, where, pawn}); };
    if (at.rank() != crossed_rank(stepper))
        return report(set_up_fault::en_passant_wrong_rank, at);
    const square arrived = at.step(0, forward(stepper));
    const square origin = at.step(0, -forward(stepper));
    if (p.at(arrived) != pawn)
        return report(set_up_fault::en_passant_no_pawn, at);
    for (const square passed : {at, origin}) {
        if (!p.is_empty(passed))
            return report(set_up_fault::en_passant_way_occupied, passed);
    }
    if (p.variant != nullptr)
        return;
    if (was_in_check_before(p, arrived, origin))
        report(set_up_fault::impossible_check, p.king(p.to_move));
    else if (!can_capture_en_passant(p, at))
        report(set_up_fault::en_passant_no_capture, at);
    if (p.half_move_clock != 0)
        report(set_up_fault::en_passant_late, at);
}

} // namespace

std::vector<set_up_finding> check_set_up(const position& p) {
    findings found;
    for (const side s : {side::white, side::black}) {
        check_kings(p, s, found);
        check_pawns(p, s, found);
        check_counts(p, s, found);
    }
    check_checks(p, found);
    check_castling(p, found);
    check_en_passant(p, found);
    if (p.variant == nullptr && games::clock_exceeds_game(p, p.to_move == side::black))
        found.push_back({set_up_fault::clock_above_moves, {}, {p.to_move, piece_kind::king}});
    return found;
}

} // namespace ctlpgn::chess
