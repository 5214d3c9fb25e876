// The side that gives the third check, or the fifth, wins.
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace of_check_counts {

namespace {

ending end(const position& p) {
    for (const side each : {side::white, side::black})
        if (p.checks_left[index_of(each)] == 0)
            return {ending_kind::last_check, each};
    return {};
}

// A double check counts once.
void affect(position& after, const position& /*before*/, const ply& /*claimed*/) {
    std::uint8_t& left = after.checks_left[index_of(after.to_move)];
    if (left != 0 && chess::in_check(static_cast<const board&>(after), opponent(after.to_move)))
        --left;
}

bool is_dead(const position& p) {
    return p.occupied() == p.pieces(piece_kind::king);
}

} // namespace

} // namespace of_check_counts

constinit const variant_rules three_check{.number = 2,
                                          .checks_to_win = 3,
                                          .end = of_check_counts::end,
                                          .affect = of_check_counts::affect,
                                          .is_dead = of_check_counts::is_dead};
constinit const variant_rules five_check{.number = 3,
                                         .checks_to_win = 5,
                                         .end = of_check_counts::end,
                                         .affect = of_check_counts::affect,
                                         .is_dead = of_check_counts::is_dead};

} // namespace ctlpgn::chess::variants
