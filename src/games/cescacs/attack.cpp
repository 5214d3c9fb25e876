#include "attack.hpp"

#include "legal.hpp"

namespace ctlpgn::cescacs {

namespace {

bool adjoins(hex king, hex checker) {
    return jumps_from(king).contains(checker) || way_between(king, checker).hexes == 1;
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
    const hex_set found = checkers(p, p.to_move);
    if (found.empty())
        return check_kind::none;
    if (!has_legal_ply(p))
        return check_kind::mate;
    if (found.size() > 1)
        return check_kind::double_check;
    return adjoins(p.king(p.to_move), found.first()) ? check_kind::adjoining : check_kind::far;
}

} // namespace ctlpgn::cescacs
