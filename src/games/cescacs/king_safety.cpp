#include "king_safety.hpp"

namespace ctlpgn::cescacs {

king_safety safety_of(const position &p, side s) {
    king_safety safety;
    const hex king = p.king(s);
    if (king.is_none())
        return safety;
    for (direction d = 0; d < direction_count; ++d) {
        const sight first = look(p, king, d);
        if (first.at.is_none())
            continue;
        if (first.what.owner() != s) {
            if (!reaches_back(first, d))
                continue;
            ++safety.checker_count;
            for (hex h = king; h != first.at;) {
                h = next_hex(h, d);
                safety.evasions.insert(h);
            }
            continue;
        }
        sight behind = look(p, first.at, d);
        behind.hexes += first.hexes;
        if (behind.at && behind.what.owner() != s && reaches_back(behind, d)) {
            safety.pinned.insert(first.at);
            safety.pins[safety.pin_count++] = {first.at, d};
        }
    }
    const hex_set near = jumps_from(king) & p.occupied(opponent(s));
    near.for_each([&](hex h) {
        if (is_jumper[index_of(p.at(h).kind())]) {
            ++safety.checker_count;
            safety.evasions.insert(h);
        }
    });
    return safety;
}

} // namespace ctlpgn::cescacs
