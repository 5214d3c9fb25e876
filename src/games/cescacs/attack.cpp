#include "attack.hpp"

#include "legal.hpp"

namespace ctlpgn::cescacs {

namespace {

bool adjoins(hex king, hex checker) {
    return jumps_from(king).contains(checker) || way_between(king, checker).hexes == 1;
}

} // namespace

hex_set attackers(const position &p, hex target, side by) {
    hex_set found;
    visit_attackers(p, target, by, [&](hex h) {
        found.insert(h);
        return false;
    });
    return found;
}

bool is_attacked(const position &p, hex target, side by) {
    return visit_attackers(p, target, by, [](hex) { return true; });
}

hex_set checkers(const position &p, side checked) {
    const hex king = p.king(checked);
    return king ? attackers(p, king, opponent(checked)) : hex_set{};
}

bool in_check(const position &p, side checked) {
    const hex king = p.king(checked);
    return king && is_attacked(p, king, opponent(checked));
}

check_kind classify_check(const position &p) {
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
