#include "legal.hpp"

#include "castling.hpp"
#include "movement.hpp"
#include "variants/legal.hpp"
#include "variants/rules.hpp"

namespace ctlpgn::chess {

namespace {

// Where the mover's piece on a square may legally go, castling apart.
square_set legal_targets(const position& p, const king_safety& safety, piece_kind kind, square from) {
    const bool asks_each = kind == piece_kind::king;
    const square_set allowed = asks_each ? square_set::all() : safety.allowed_from(from);
    // In check most pieces cannot reach any square that answers it, whatever is in their way.
    if (kind != piece_kind::pawn && (reach_of(kind, from) & allowed).empty())
        return {};
    const square_set moves = moves_of(p, kind, from);
    square_set found = moves & allowed;
    if (asks_each) {
        moves.for_each([&](square to) {
            if (!keeps_king_safe(p, safety, kind, from, to))
                found.erase(to);
        });
    } else if (kind == piece_kind::pawn && p.en_passant && moves.contains(p.en_passant) &&
               takes_in_passing(p, from, p.en_passant)) {
        found.erase(p.en_passant);
        if (keeps_king_safe(p, safety, kind, from, p.en_passant))
            found.insert(p.en_passant);
    }
    return found;
}

// Calls visit(kind, from, targets) for each own piece that has a legal step, until visit returns true.
template <class visitor> void visit_targets(const position& p, visitor&& visit) {
    const king_safety safety = safety_of(p, p.to_move);
    const bool only_king = safety.checkers.has_several();
    const square_set movers = only_king ? p.pieces(p.to_move, piece_kind::king) : p.occupied(p.to_move);
    movers.any_of([&](square from) {
        const piece_kind kind = p.at(from).kind();
        const square_set targets = legal_targets(p, safety, kind, from);
        return !targets.empty() && visit(kind, from, targets);
    });
}

// Whether the king has a legal step. It usually has one, even in check, and that is found quickly.
bool has_king_step(const position& p) {
    const side us = p.to_move;
    const square king = p.king(us);
    if (!king)
        return false;
    const square_set others = p.occupied() & ~square_set(king);
    return (king_attacks(king) & ~p.occupied(us)).any_of([&](square to) {
        return attackers(p, to, opponent(us), others).empty();
    });
}

bool is_promotion(const position& p, piece_kind kind, square to) {
    return kind == piece_kind::pawn && to.rank() == last_rank(p.to_move);
}

template <class visitor> void visit_castlings(const position& p, visitor&& visit) {
    if (p.castling.empty())
        return;
    for (const wing w : {wing::king, wing::queen}) {
        if (is_legal_castling(p, w))
            visit(w);
    }
}

// Whether a pawn that is not on a line with its king may go straight ahead. Expects that there is no check:
// then most positions are found to have a legal ply.
bool has_free_pawn(const position& p) {
    const side us = p.to_move;
    const square_set ahead = ahead_of(us, p.pieces(us, piece_kind::pawn)) & ~p.occupied();
    const square king = p.king(us);
    const square_set lines = king ? reach_of(piece_kind::queen, king) : square_set{};
    return !(ahead_of(opponent(us), ahead) & ~lines).empty();
}

bool has_bishops_of_one_colour_only(const position& p) {
    const square_set bishops = p.pieces(piece_kind::bishop);
    const bool only_bishops = p.occupied() == (bishops | p.pieces(piece_kind::king));
    return only_bishops && ((bishops & dark_squares).empty() || (bishops & ~dark_squares).empty());
}

} // namespace

void legal_plies(const position& p, std::vector<ply>& plies) {
    plies.clear();
    if (p.variant != nullptr)
        return variants::legal_plies(p, plies);
    visit_targets(p, [&](piece_kind kind, square from, square_set targets) {
        targets.for_each([&](square to) {
            if (!is_promotion(p, kind, to)) {
                plies.push_back(complete_step(p, from, to));
                return;
            }
            for (const piece_kind becomes : promotion_kinds)
                plies.push_back(complete_step(p, from, to, becomes));
        });
        return false;
    });
    visit_castlings(p, [&](wing w) { plies.push_back(castling_on(p, w)); });
}

std::vector<ply> legal_plies(const position& p) {
    std::vector<ply> plies;
    legal_plies(p, plies);
    return plies;
}

int count_legal_plies(const position& p) {
    if (p.variant != nullptr)
        return static_cast<int>(legal_plies(p).size());
    const square_set promoting = squares_of_rank(last_rank(p.to_move));
    int count = 0;
    visit_targets(p, [&](piece_kind kind, square, square_set targets) {
        count += targets.size();
        if (kind == piece_kind::pawn)
            count += (targets & promoting).size() * (static_cast<int>(promotion_kinds.size()) - 1);
        return false;
    });
    visit_castlings(p, [&](wing) { ++count; });
    return count;
}

std::optional<ply> find_legal_ply(const position& p) {
    if (p.variant != nullptr)
        return variants::find_legal_ply(p);
    std::optional<ply> found;
    visit_targets(p, [&](piece_kind kind, square from, square_set targets) {
        const square to = targets.first();
        found = complete_step(p, from, to, is_promotion(p, kind, to) ? promotion_kinds[0] : piece_kind::none);
        return true;
    });
    if (!found)
        visit_castlings(p, [&](wing w) { found = castling_on(p, w); });
    return found;
}

bool has_legal_ply(const position& p) {
    return (p.variant == nullptr && has_king_step(p)) || find_legal_ply(p).has_value();
}

standing standing_of(const position& p) {
    if (in_check(p, p.to_move))
        return has_legal_ply(p) ? standing::check : standing::mate;
    const bool is_free = p.variant == nullptr && has_free_pawn(p);
    return is_free || has_legal_ply(p) ? standing::quiet : standing::stalemate;
}

bool ends_by_rule(const position& p) {
    return p.variant != nullptr && p.variant->end != nullptr && is_over(p.variant->end(p));
}

ending ending_of(const position& p) {
    const variant_rules* const variant = p.variant;
    if (ends_by_rule(p))
        return variant->end(p);
    switch (standing_of(p)) {
    case standing::mate: return {ending_kind::mate, opponent(p.to_move)};
    case standing::stalemate:
        return {ending_kind::stalemate, variant != nullptr && variant->stalemate_winner != nullptr
                                            ? variant->stalemate_winner(p)
                                            : std::nullopt};
    default: break;
    }
    return is_dead(p) ? ending{ending_kind::dead, {}} : ending{};
}

bool is_dead(const position& p) {
    if (p.variant != nullptr)
        return p.variant->is_dead != nullptr && p.variant->is_dead(p);
    const square_set minor = p.pieces(piece_kind::knight) | p.pieces(piece_kind::bishop);
    const square_set others = p.occupied() & ~minor & ~p.pieces(piece_kind::king);
    return others.empty() && (!minor.has_several() || has_bishops_of_one_colour_only(p));
}

} // namespace ctlpgn::chess
