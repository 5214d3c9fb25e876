#include "attack.hpp"

#include "legal.hpp"
#include "play.hpp"

namespace ctlpgn::cescacs {

namespace {

bool adjoins(hex king, hex checker) {
    const way seen = way_between(king, checker);
    return seen.is_jump || seen.hexes == 1;
}

// The pieces that give check after a ply that is not a castling, if there was no check before it. Most plies
// change nothing that concerns the king.
hex_set new_checkers(const position& after, hex king, const ply& played) {
    const side us = opponent(after.to_move);
    const outlook seen = outlook_of(after, us);
    hex_set found;
    const auto look_along = [&](way changed) {
        if (const hex attacker = attacker_from(after, seen, king, changed.along))
            found.insert(attacker);
    };
    const way result = way_between(king, played.to);
    const piece arrived = after.at(played.to);
    if (result.is_jump && is_jumper[index_of(arrived.kind())])
        found.insert(played.to);
    // The piece that arrived attacks by itself; it is in the way of others.
    if (result.along != no_direction && reach.hexes[arrived.code()][opposite(result.along)] >= result.hexes)
        look_along(result);
    look_along(way_between(king, played.from));
    if (is_en_passant(played.capture))
        look_along(way_between(king, en_passant_victim(us, played.to, played.capture)));
    return found;
}

} // namespace

hex first_attacker(const position& p, const outlook& seen, hex target) {
    hex found;
    visit_attackers(p, seen, target, [&](hex h) {
        found = h;
        return true;
    });
    return found;
}

hex first_attacker(const position& p, hex target, side player) {
    return first_attacker(p, outlook_of(p, player), target);
}

hex_set attackers(const position& p, hex target, side player) {
    hex_set found;
    visit_attackers(p, outlook_of(p, player), target, [&](hex h) {
        found.insert(h);
        return false;
    });
    return found;
}

hex_set checkers(const position& p, side checked) {
    const hex king = p.king(checked);
    return king ? attackers(p, king, opponent(checked)) : hex_set{};
}

hex first_checker(const position& p, side checked) {
    const hex king = p.king(checked);
    return king ? first_attacker(p, king, opponent(checked)) : hex{};
}

bool in_check(const position& p, side checked) {
    return !first_checker(p, checked).is_none();
}

hex_set checkers_after(known_check before, const position& after, const ply& played) {
    if (before == known_check::nothing || played.kind == ply_kind::castling)
        return checkers(after, after.to_move);
    const hex king = after.king(after.to_move);
    return king ? new_checkers(after, king, played) : hex_set{};
}

check_kind classify_check(const position& p) {
    return classify_check(p, checkers(p, p.to_move), false);
}

check_kind classify_check(const position& p, const hex_set& checkers, bool is_answered) {
    if (checkers.empty())
        return check_kind::none;
    if (!is_answered && !has_legal_ply(p))
        return check_kind::mate;
    if (checkers.exceeds(1))
        return check_kind::double_check;
    return adjoins(p.king(p.to_move), checkers.first()) ? check_kind::adjoining : check_kind::far;
}

} // namespace ctlpgn::cescacs
