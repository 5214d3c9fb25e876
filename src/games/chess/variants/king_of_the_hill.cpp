// The king that reaches one of the four squares in the centre wins.
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace of_king_of_the_hill {

namespace {

constexpr square_set hill =
    (squares_of_file(3) | squares_of_file(4)) & (squares_of_rank(3) | squares_of_rank(4));

ending end(const position& p) {
    for (const side each : {side::white, side::black})
        if (!(p.pieces(each, piece_kind::king) & hill).empty())
            return {ending_kind::king_in_centre, each};
    return {};
}

} // namespace

} // namespace of_king_of_the_hill

constinit const variant_rules king_of_the_hill{.number = 1, .end = of_king_of_the_hill::end};

} // namespace ctlpgn::chess::variants
