// The king that reaches the eighth rank first wins, and neither side may give check. If White's king is
// there, Black's may follow it with the next ply, which makes a draw.
#include "games/chess/play.hpp"
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace of_racing_kings {

namespace {

constexpr square_set goal = squares_of_rank(rank_count - 1);

// Black's pieces on the left half, White's mirrored on the right.
void put_halves(position& p, int rank, const std::array<piece_kind, file_count / 2>& kinds) {
    int file = 0;
    for (const piece_kind kind : kinds) {
        p.put(square::at(file, rank), {side::black, kind});
        p.put(square::at(file_count - 1 - file, rank), {side::white, kind});
        ++file;
    }
}

const position& start() {
    static const position made = [] {
        using enum piece_kind;
        position p;
        put_halves(p, 1, {king, rook, bishop, knight});
        put_halves(p, 0, {queen, rook, bishop, knight});
        return p;
    }();
    return made;
}

bool can_follow(const position& p) {
    const square king = p.king(side::black);
    if (!king)
        return false;
    const square_set others = p.occupied() & ~square_set(king);
    return (king_attacks(king) & goal & ~p.occupied(side::black)).any_of([&](square to) {
        return attackers(p, to, side::white, others & ~square_set(to)).empty();
    });
}

ending end(const position& p) {
    const square_set arrived = p.pieces(piece_kind::king) & goal;
    if (arrived.empty())
        return {};
    const bool has_black = !(arrived & p.occupied(side::black)).empty();
    if (!(arrived & p.occupied(side::white)).empty()) {
        if (has_black)
            return {ending_kind::both_kings_on_last_rank, {}};
        if (p.to_move == side::black && can_follow(p))
            return {};
        return {ending_kind::king_on_last_rank, side::white};
    }
    return {ending_kind::king_on_last_rank, side::black};
}

verdict judge_safety(const position& p, const ply& claimed) {
    if (const verdict own = judge_king_safety(p, claimed); !own.is_legal())
        return own;
    position after = p;
    place_pieces(after, claimed);
    const side them = opponent(p.to_move);
    const square_set checking = checkers(after, them);
    return checking.empty() ? verdict{} : verdict{illegality::check_given, p.king(them), checking.first()};
}

} // namespace

} // namespace of_racing_kings

constinit const variant_rules racing_kings{.number = 4,
                                           .start = of_racing_kings::start,
                                           .end = of_racing_kings::end,
                                           .judge_safety = of_racing_kings::judge_safety};

} // namespace ctlpgn::chess::variants
