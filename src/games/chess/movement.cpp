#include "movement.hpp"

#include "variants/legal.hpp"

namespace ctlpgn::chess {

square_set candidates(const position& p, const king_safety& safety, piece_kind kind, square to) {
    square_set found;
    movers_to(p, kind, to).for_each([&](square from) {
        if (keeps_king_safe(p, safety, kind, from, to))
            found.insert(from);
    });
    return found;
}

square_set candidates(const position& p, piece_kind kind, square to) {
    if (p.variant != nullptr)
        return variants::candidates(p, kind, to);
    const square_set movers = movers_to(p, kind, to);
    if (movers.empty())
        return {};
    const king_safety safety = kind == piece_kind::king ? king_safety{} : safety_of(p, p.to_move);
    return candidates(p, safety, kind, to);
}

} // namespace ctlpgn::chess
