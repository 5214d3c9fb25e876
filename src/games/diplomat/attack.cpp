#include "attack.hpp"

#include "movement.hpp"
#include "play.hpp"

namespace ctlpgn::diplomat {

cell_set attackers(const board& b, cell target, side player, reading meaning) {
    cell_set found;
    b.occupied(player).for_each([&](cell from) {
        if (attacks_of(b, from, meaning).contains(target))
            found.insert(from);
    });
    return found;
}

cell_set checkers(const board& b, side checked, reading meaning) {
    const cell king = b.king(checked);
    return king ? attackers(b, king, opponent(checked), meaning) : cell_set{};
}

bool in_check(const board& b, side checked, reading meaning) {
    const cell king = b.king(checked);
    return king && b.occupied(opponent(checked)).any_of([&](cell from) {
        return attacks_of(b, from, meaning).contains(king);
    });
}

bool exposes_king(const position& p, const ply& played, reading meaning) {
    board after = p;
    move_pieces(after, p.to_move, played);
    return in_check(after, p.to_move, meaning);
}

} // namespace ctlpgn::diplomat
