// The side that has nothing left to move wins. Captures are compulsory, and the king is a piece like others,
// which pawns may become.
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace of_antichess {

namespace {

const position& start() {
    static const position made = [] {
        position p = start_position();
        p.castling = {};
        return p;
    }();
    return made;
}

ending end(const position& p) {
    if (p.occupied(p.to_move).empty())
        return {ending_kind::pieces_lost, p.to_move};
    return {};
}

square_set no_attackers(const board& /*b*/, square /*king*/, side /*player*/, square_set /*occupied*/) {
    return {};
}

verdict judge_nothing(const position& /*p*/, const ply& /*claimed*/) {
    return {};
}

std::optional<side> side_to_move(const position& p) {
    return p.to_move;
}

// With as many pieces the game is drawn.
std::optional<side> side_with_fewer(const position& p) {
    const int white = p.occupied(side::white).size();
    const int black = p.occupied(side::black).size();
    if (white == black)
        return std::nullopt;
    return white < black ? side::white : side::black;
}

constexpr variant_rules made_for(std::uint8_t number, const position& (*start)(),
                                 std::optional<side> (*stalemate_winner)(const position& p)) {
    return {.number = number,
            .start = start,
            .is_royal = {false, false},
            .must_capture = true,
            .becomes_king = true,
            .end = end,
            .king_attackers = no_attackers,
            .judge_safety = judge_nothing,
            .stalemate_winner = stalemate_winner};
}

} // namespace

} // namespace of_antichess

constinit const variant_rules antichess =
    of_antichess::made_for(6, of_antichess::start, of_antichess::side_to_move);
constinit const variant_rules suicide =
    of_antichess::made_for(7, of_antichess::start, of_antichess::side_with_fewer);
// Kings castle.
constinit const variant_rules giveaway =
    of_antichess::made_for(8, start_position, of_antichess::side_to_move);

} // namespace ctlpgn::chess::variants
