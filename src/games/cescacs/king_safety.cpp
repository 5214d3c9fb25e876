#include "king_safety.hpp"

namespace ctlpgn::cescacs {

namespace {

void insert_way(hex_set& hexes, hex from, hex to, direction d) {
    for (hex h = from; h != to;) {
        h = next_hex(h, d);
        hexes.insert(h);
    }
}

} // namespace

king_safety safety_of(const position& p, side s) {
    king_safety safety;
    const hex king = p.king(s);
    if (king.is_none())
        return safety;
    const outlook seen = outlook_of(p, opponent(s));
    for (direction d = 0; d < direction_count; ++d) {
        const hex first = first_met(seen.blockers, king, d);
        if (first.is_none())
            continue;
        if (seen.attackers.contains(first)) {
            if (reaches(p.at(first), opposite(d), first, king)) {
                ++safety.checker_count;
                insert_way(safety.evasions, king, first, d);
            }
            continue;
        }
        const hex behind = first_met(seen.blockers, first, d);
        if (behind && seen.attackers.contains(behind) && reaches(p.at(behind), opposite(d), behind, king)) {
            safety.pinned.insert(first);
            safety.pins[safety.pin_count++] = {first, d};
        }
    }
    const hex_set near = jumps_from(king) & seen.attackers;
    near.for_each([&](hex h) {
        if (is_jumper[index_of(p.at(h).kind())]) {
            ++safety.checker_count;
            safety.evasions.insert(h);
        }
    });
    return safety;
}

} // namespace ctlpgn::cescacs
