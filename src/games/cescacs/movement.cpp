#include "movement.hpp"

#include "attack.hpp"
#include "special.hpp"

namespace ctlpgn::cescacs {

namespace {

// The first piece strictly between two hexes that are a way apart, or none.
hex obstacle(const position& p, hex from, hex to, way goes) {
    const hex_set between = ray_from(from, goes.along) & ray_from(to, opposite(goes.along));
    return between.intersects(p.occupied()) ? first_met(p.occupied(), from, goes.along) : hex{};
}

verdict judge_way(const position& p, const ply& claimed, way goes) {
    if (const hex h = obstacle(p, claimed.from, claimed.to, goes))
        return {illegality::blocked, h, {}};
    return {};
}

// The hex in the middle of a knight's ride, or none where the two hexes are no ride apart.
hex middle_of_ride(hex from, hex to) {
    const int columns = to.column() - from.column();
    const int lines = to.line() - from.line();
    if (columns % 2 != 0 || lines % 2 != 0)
        return {};
    const hex middle = from.step(columns / 2, lines / 2);
    return middle && way_between(from, middle).is_jump ? middle : hex{};
}

verdict judge_ride(const position& p, const ply& claimed) {
    const hex middle = middle_of_ride(claimed.from, claimed.to);
    if (middle.is_none())
        return {illegality::wrong_movement, claimed.to, {}};
    if (claimed.capture != capture_kind::none)
        return {illegality::ride_captures, claimed.to, {}};
    if (!p.is_empty(middle))
        return {illegality::blocked, middle, {}};
    return {};
}

verdict judge_piece(const position& p, const ply& claimed) {
    const way goes = way_between(claimed.from, claimed.to);
    if (goes.along != no_direction) {
        if (goes.hexes > reach.hexes[piece{p.to_move, claimed.mover}.code()][goes.along])
            return {illegality::wrong_movement, claimed.to, {}};
        return judge_way(p, claimed, goes);
    }
    if (goes.is_jump && is_jumper[index_of(claimed.mover)])
        return {};
    if (claimed.mover == piece_kind::knight)
        return judge_ride(p, claimed);
    return {illegality::wrong_movement, claimed.to, {}};
}

verdict judge_king(const position& p, const ply& claimed) {
    const side us = p.to_move;
    const way goes = way_between(claimed.from, claimed.to);
    if (goes.hexes == 1)
        return {};
    if (!goes.is_jump)
        return {illegality::wrong_movement, claimed.to, {}};
    if (claimed.from != homes_of(us).king || !allows(p.castling[index_of(us)], king_bit))
        return {illegality::leap_after_king_move, claimed.from, {}};
    if (const hex checker = first_attacker(p, claimed.from, opponent(us)))
        return {illegality::leap_in_check, claimed.from, checker};
    return {};
}

verdict judge_special_capture(const position& p, const ply& claimed) {
    bool offered = false;
    for_each_special_capture(p, [&](const ply& possible) {
        offered = offered || (possible.from == claimed.from && possible.to == claimed.to &&
                              possible.capture == claimed.capture);
    });
    if (offered)
        return {};
    const bool scornful = claimed.capture == capture_kind::scornful;
    return {scornful ? illegality::scornful_unavailable : illegality::en_passant_unavailable, claimed.to, {}};
}

verdict judge_straight_step(const position& p, const ply& claimed, way goes) {
    if (claimed.capture != capture_kind::none)
        return {illegality::pawn_captures_wrongly, claimed.to, {}};
    if (goes.hexes > 3)
        return {illegality::wrong_movement, claimed.to, {}};
    if (goes.hexes == 3 && !triple_origins(p.to_move).contains(claimed.from))
        return {illegality::triple_step_origin, claimed.from, {}};
    return judge_way(p, claimed, goes);
}

verdict judge_pawn(const position& p, const ply& claimed) {
    const forward_directions& ours = forward[index_of(p.to_move)];
    const way goes = way_between(claimed.from, claimed.to);
    const bool oblique = goes.hexes == 1 && (goes.along == ours.oblique[0] || goes.along == ours.oblique[1]);
    if (last_hexes(p.to_move).contains(claimed.from) && !(oblique && claimed.capture == capture_kind::none))
        return {illegality::awaiting_pawn_moves, claimed.from, {}};
    if (goes.along == ours.straight)
        return judge_straight_step(p, claimed, goes);
    const bool capturing =
        goes.hexes == 1 && (goes.along == ours.capture[0] || goes.along == ours.capture[1]);
    if (!oblique && !capturing)
        return {illegality::wrong_movement, claimed.to, {}};
    if (oblique) {
        if (claimed.capture == capture_kind::none)
            return {};
        if (claimed.capture == capture_kind::scornful)
            return judge_special_capture(p, claimed);
        return {illegality::pawn_captures_wrongly, claimed.to, {}};
    }
    if (claimed.capture == capture_kind::ordinary)
        return {};
    if (is_en_passant(claimed.capture))
        return judge_special_capture(p, claimed);
    return {illegality::pawn_needs_capture, claimed.to, {}};
}

} // namespace

verdict judge_movement(const position& p, const ply& claimed) {
    switch (claimed.mover) {
    case piece_kind::pawn: return judge_pawn(p, claimed);
    case piece_kind::king: return judge_king(p, claimed);
    default: return judge_piece(p, claimed);
    }
}

} // namespace ctlpgn::cescacs
