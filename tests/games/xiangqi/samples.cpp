#include "samples.hpp"

#include "games/common/perft_file.hpp"
#include "games/xiangqi/geometry.hpp"
#include "reading.hpp"

namespace ctlpgn::xiangqi_tests {

using namespace xiangqi;

namespace {

void strew(position& p, side s, piece_kind kind, std::mt19937_64& random) {
    const point_set allowed = geometry.possible[index_of(s)][index_of(kind)] & ~p.occupied();
    std::uint64_t skipped = allowed.empty() ? 0 : random() % static_cast<std::uint64_t>(allowed.size());
    const bool placed = allowed.any_of([&](point at) {
        if (skipped-- != 0)
            return false;
        p.put(at, {s, kind});
        return true;
    });
    static_cast<void>(placed);
}

} // namespace

position strewn_position(std::mt19937_64& random) {
    for (;;) {
        position p;
        for (const side s : {side::red, side::black}) {
            strew(p, s, piece_kind::king, random);
            for (std::size_t code = 1; code < index_of(piece_kind::king); ++code) {
                for (int i = 0; i < start_count[code]; ++i) {
                    if (random() % 3 != 0)
                        strew(p, s, static_cast<piece_kind>(code), random);
                }
            }
        }
        p.to_move = random() % 2 == 0 ? side::red : side::black;
        if (check_set_up(p).empty())
            return p;
    }
}

position next_start(std::mt19937_64& random) {
    static const std::vector<games_tests::perft_line> known = games_tests::read_perft_file("xiangqi");
    switch (random() % 3) {
    case 0: return start_position();
    case 1: return read_fen(known[random() % known.size()].position);
    default: return strewn_position(random);
    }
}

bool is_rare(const position& p, const ply& played) {
    return played.captured != piece_kind::none || in_check(after(p, played), opponent(p.to_move));
}

} // namespace ctlpgn::xiangqi_tests
