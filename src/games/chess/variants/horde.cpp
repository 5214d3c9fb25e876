// White has pawns alone, in the beginning 36, and no king. Black has won when all of them are captured; White
// has to mate. Pawns on the first rank may make a double step, too.
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace of_horde {

namespace {

const position& start() {
    static const position made = [] {
        position p = start_position();
        p.castling &= squares_of_rank(home_rank(side::black));
        for (int rank = 0; rank != 4; ++rank)
            for (int file = 0; file != file_count; ++file)
                p.put(square::at(file, rank), {side::white, piece_kind::pawn});
        for (const int file : {1, 2, 5, 6})
            p.put(square::at(file, 4), {side::white, piece_kind::pawn});
        return p;
    }();
    return made;
}

ending end(const position& p) {
    for (const side each : {side::white, side::black})
        if (p.occupied(each).empty())
            return {ending_kind::pieces_lost, opponent(each)};
    return {};
}

} // namespace

} // namespace of_horde

constinit const variant_rules horde{.number = 5,
                                    .start = of_horde::start,
                                    .is_royal = {false, true},
                                    .has_pawns_on_end_ranks = true,
                                    .end = of_horde::end};

} // namespace ctlpgn::chess::variants
