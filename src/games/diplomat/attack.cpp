#include "attack.hpp"

#include "movement.hpp"
#include "play.hpp"

namespace ctlpgn::diplomat {

cell_set attackers(const board& b, cell target, side by, reading how) {
    cell_set found;
    b.occupied(by).for_each([&](cell from) {
        if (attacks_of(b, from, how).contains(target))
            found.insert(from);
    });
    return found;
}

cell_set checkers(const board& b, side checked, reading how) {
    const cell king = b.king(checked);
    return king ? attackers(b, king, opponent(checked), how) : cell_set{};
}

bool in_check(const board& b, side checked, reading how) {
    const cell king = b.king(checked);
    return king && b.occupied(opponent(checked)).any_of([&](cell from) {
        return attacks_of(b, from, how).contains(king);
    });
}

bool exposes_king(const position& p, const ply& played, reading how) {
    board after = p;
    move_pieces(after, p.to_move, played);
    return in_check(after, p.to_move, how);
}

} // namespace ctlpgn::diplomat
