#include "samples.hpp"

namespace ctlpgn::diplomat_tests {

using namespace diplomat;

namespace {

void strew(position& p, piece what, std::mt19937_64& random) {
    cell at;
    do
        at = cell::from_index(static_cast<int>(random() % cell::count));
    while (!p.is_empty(at));
    p.put(at, what);
}

} // namespace

position strewn_position(std::mt19937_64& random) {
    for (;;) {
        position p;
        for (const side s : {side::white, side::black}) {
            strew(p, {s, piece_kind::king}, random);
            for (std::size_t code = 1; code < index_of(piece_kind::king); ++code) {
                for (int i = 0; i < start_count[code]; ++i) {
                    const side owner = random() % 4 == 0 ? opponent(s) : s;
                    if (random() % 3 != 0)
                        strew(p, {owner, static_cast<piece_kind>(code)}, random);
                }
            }
        }
        p.to_move = random() % 2 == 0 ? side::white : side::black;
        if (check_set_up(p).empty())
            return p;
    }
}

position next_start(std::mt19937_64& random) {
    return random() % 3 == 0 ? start_position() : strewn_position(random);
}

bool is_rare(const position&, const ply& played) {
    return played.kind == ply_kind::suborn || played.captured != piece_kind::none ||
           played.becomes != piece_kind::none || played.from.is_centre() || played.to.is_centre();
}

} // namespace ctlpgn::diplomat_tests
