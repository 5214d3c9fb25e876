#include "coherence.hpp"

#include "play.hpp"
#include "regain.hpp"

#include <algorithm>

namespace ctlpgn::cescacs {

namespace {

coherence_finding check_origin(const board& standing, side us, const ply& claimed) {
    const piece found = standing.at(claimed.from);
    const piece expected{us, claimed.mover};
    if (found == expected)
        return {};
    if (found.is_empty())
        return {incoherence::origin_empty, claimed.from, found, expected};
    if (!found.belongs_to(us))
        return {incoherence::origin_holds_opponents_piece, claimed.from, found, expected};
    return {incoherence::origin_holds_other_piece, claimed.from, found, expected};
}

coherence_finding check_quiet_target(const board& standing, side us, hex to) {
    const piece found = standing.at(to);
    if (found.is_empty())
        return {};
    const incoherence what = found.belongs_to(us) ? incoherence::target_holds_own_piece
                                                  : incoherence::target_holds_opponents_piece;
    return {what, to, found, {}};
}

coherence_finding check_ordinary_capture(const board& standing, side us, const ply& claimed) {
    const piece found = standing.at(claimed.to);
    const piece expected{opponent(us), claimed.captured};
    if (found == expected)
        return {};
    if (found.is_empty())
        return {incoherence::captures_empty_hex, claimed.to, found, expected};
    if (found.belongs_to(us))
        return {incoherence::captures_own_piece, claimed.to, found, expected};
    return {incoherence::captures_other_piece, claimed.to, found, expected};
}

coherence_finding check_special_capture(const board& standing, const circumstances& now, const ply& claimed) {
    const side us = now.to_move;
    const piece mover{us, claimed.mover};
    if (claimed.mover != piece_kind::pawn)
        return {incoherence::special_capture_by_other_piece, claimed.from, mover, {us, piece_kind::pawn}};
    const bool scornful = claimed.capture == capture_kind::scornful;
    const incoherence no_pawn = scornful ? incoherence::scornful_no_pawn : incoherence::en_passant_no_pawn;
    const piece_kind named = claimed.captured == piece_kind::none ? piece_kind::pawn : claimed.captured;
    const piece expected{opponent(us), named};
    if (!scornful && !standing.is_empty(claimed.to))
        return {incoherence::en_passant_target_occupied, claimed.to, standing.at(claimed.to), {}};
    const hex victim = scornful ? claimed.to : en_passant_victim(us, claimed.to, claimed.capture);
    if (victim.is_none())
        return {no_pawn, claimed.to, {}, expected};
    const piece found = standing.at(victim);
    // A piece that a pawn cannot become is not taken for a promoted one.
    const bool can_be_named =
        named == piece_kind::pawn || std::ranges::find(promotion_kinds, named) != promotion_kinds.end();
    if (!can_be_named)
        return {no_pawn, victim, found, {opponent(us), piece_kind::pawn}};
    if (found == expected)
        return {};
    // The pawn that stepped last and was promoted is there, under another name than the one written.
    const bool just_promoted = found.belongs_to(opponent(us)) && now.special.pawn == victim;
    return {just_promoted ? incoherence::captures_other_piece : no_pawn, victim, found, expected};
}

coherence_finding check_target(const board& standing, const circumstances& now, const ply& claimed) {
    switch (claimed.capture) {
    case capture_kind::none: return check_quiet_target(standing, now.to_move, claimed.to);
    case capture_kind::ordinary: return check_ordinary_capture(standing, now.to_move, claimed);
    case capture_kind::scornful:
    case capture_kind::en_passant:
    case capture_kind::en_passant_first: break;
    }
    return check_special_capture(standing, now, claimed);
}

coherence_finding check_promotion(side us, const ply& claimed) {
    const piece mover{us, claimed.mover};
    const bool on_last_hex = last_hexes(us).contains(claimed.to);
    if (claimed.becomes == promotion::none) {
        if (claimed.mover == piece_kind::pawn && on_last_hex)
            return {incoherence::promotion_missing, claimed.to, mover, {}};
        return {};
    }
    if (claimed.mover != piece_kind::pawn)
        return {incoherence::promotion_by_other_piece, claimed.to, mover, {us, piece_kind::pawn}};
    if (!on_last_hex)
        return {incoherence::promotion_off_last_hex, claimed.to, mover, {}};
    return {};
}

coherence_finding check_promotion_in_place(const board& standing, side us, const ply& claimed) {
    const piece pawn{us, piece_kind::pawn};
    if (standing.at(claimed.to) != pawn)
        return {incoherence::awaiting_no_pawn, claimed.to, standing.at(claimed.to), pawn};
    if (!last_hexes(us).contains(claimed.to))
        return {incoherence::awaiting_off_last_hex, claimed.to, pawn, pawn};
    if (!names_a_piece(claimed.becomes))
        return {incoherence::awaiting_names_no_piece, claimed.to, pawn, pawn};
    return {};
}

coherence_finding check_castling(const board& standing, side us, const ply& claimed) {
    const castling& entry = castling_of(us, claimed.castling);
    const castling_homes& home = homes_of(us);
    const piece king{us, piece_kind::king};
    const piece rook{us, piece_kind::rook};
    if (standing.at(home.king) != king)
        return {incoherence::castling_king_not_home, home.king, standing.at(home.king), king};
    if (entry.king_rook_to && standing.at(home.king_rook) != rook)
        return {incoherence::castling_rook_not_home, home.king_rook, standing.at(home.king_rook), rook};
    if (entry.queen_rook_to && standing.at(home.queen_rook) != rook)
        return {incoherence::castling_rook_not_home, home.queen_rook, standing.at(home.queen_rook), rook};
    for (hex target : {entry.king_to, entry.king_rook_to, entry.queen_rook_to}) {
        if (target && !standing.is_empty(target))
            return {incoherence::castling_target_occupied, target, standing.at(target), {}};
    }
    return {};
}

} // namespace

coherence_finding find_contradiction(const board& standing, const circumstances& now, const ply& claimed) {
    const side us = now.to_move;
    if (claimed.kind == ply_kind::castling)
        return check_castling(standing, us, claimed);
    if (claimed.kind == ply_kind::promotion_in_place)
        return check_promotion_in_place(standing, us, claimed);
    if (const coherence_finding found = check_origin(standing, us, claimed); !found.is_coherent())
        return found;
    if (const coherence_finding found = check_target(standing, now, claimed); !found.is_coherent())
        return found;
    return check_promotion(us, claimed);
}

} // namespace ctlpgn::cescacs
