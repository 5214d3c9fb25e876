#include "movement.hpp"

namespace ctlpgn::chess {

namespace {

/// Whether a piece that is not the king opens a line to it by leaving a square. Expects that no check stands.
bool is_pinned_against(const position& p, square king, square from, square to) {
    const square_set line = line_through(king, from);
    if (line.empty() || line.contains(to))
        return false;
    const square_set others = p.occupied() & ~square_set(from);
    return !attackers_along(p, opponent(p.to_move), line, king, others).empty();
}

} // namespace

square_set candidates(const position& p, const king_safety& safety, piece_kind kind, square to) {
    square_set found;
    movers_to(p, kind, to).for_each([&](square from) {
        if (keeps_king_safe(p, safety, kind, from, to))
            found.insert(from);
    });
    return found;
}

square_set candidates(const position& p, piece_kind kind, square to) {
    const square_set movers = movers_to(p, kind, to);
    if (movers.empty())
        return {};
    const king_safety safety = kind == piece_kind::king ? king_safety{} : safety_of(p, p.to_move);
    return candidates(p, safety, kind, to);
}

square_set candidates(const position& p, bool in_check, piece_kind kind, square to) {
    const square king = p.king(p.to_move);
    const bool may_pass = kind == piece_kind::pawn && p.en_passant == to;
    if (in_check || kind == piece_kind::king || may_pass || king.is_none())
        return candidates(p, kind, to);
    const square_set movers = movers_to(p, kind, to);
    square_set found = movers;
    movers.for_each([&](square from) {
        if (is_pinned_against(p, king, from, to))
            found.erase(from);
    });
    return found;
}

} // namespace ctlpgn::chess
