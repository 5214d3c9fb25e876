#include "attack.hpp"

#include "legal.hpp"
#include "play.hpp"

namespace ctlpgn::cescacs {

namespace {

bool adjoins(hex king, hex checker) {
    return jumps_from(king).contains(checker) || way_between(king, checker).hexes == 1;
}

/// Most plies change nothing that has to do with the king.
bool may_give_check(hex king, const ply& played) {
    const hex_set& lines = lines_through(king);
    return lines.contains(played.from) || lines.contains(played.to) || jumps_from(king).contains(played.to) ||
           is_en_passant(played.capture);
}

/// What gives check after a ply that is no castling, if nothing did before it.
hex_set new_checkers(const position& after, hex king, const ply& played) {
    const side us = opponent(after.to_move);
    const outlook seen = outlook_of(after, us);
    hex_set found;
    const auto look_along = [&](hex changed) {
        if (const hex attacker = attacker_along(after, seen, king, changed))
            found.insert(attacker);
    };
    look_along(played.from);
    look_along(played.to);
    if (is_en_passant(played.capture))
        look_along(en_passant_victim(us, played.to, played.capture));
    if (jumps_from(king).contains(played.to) && is_jumper[index_of(after.at(played.to).kind())])
        found.insert(played.to);
    return found;
}

check_kind kind_of_check(const position& p, const hex_set& checkers) {
    if (checkers.empty())
        return check_kind::none;
    if (!has_legal_ply(p))
        return check_kind::mate;
    if (checkers.exceeds(1))
        return check_kind::double_check;
    return adjoins(p.king(p.to_move), checkers.first()) ? check_kind::adjoining : check_kind::far;
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

hex first_attacker(const position& p, hex target, side by) {
    return first_attacker(p, outlook_of(p, by), target);
}

hex_set attackers(const position& p, hex target, side by) {
    hex_set found;
    visit_attackers(p, outlook_of(p, by), target, [&](hex h) {
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

check_kind classify_check(const position& p) {
    return kind_of_check(p, checkers(p, p.to_move));
}

check_kind classify_check_after(known_check before, const position& after, const ply& played) {
    if (before == known_check::nothing || played.kind == ply_kind::castling)
        return classify_check(after);
    const hex king = after.king(after.to_move);
    if (king.is_none() || !may_give_check(king, played))
        return check_kind::none;
    return kind_of_check(after, new_checkers(after, king, played));
}

} // namespace ctlpgn::cescacs
