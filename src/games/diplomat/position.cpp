#include "position.hpp"

#include <array>

namespace ctlpgn::diplomat {

namespace {

// On crown 1, from two radii before the king's home to two after it; in front of each is a pawn.
constexpr std::array home_kinds{piece_kind::horse, piece_kind::bishop, piece_kind::king, piece_kind::rook,
                                piece_kind::diplomat};

position make_start() {
    position p;
    for (const side s : {side::white, side::black}) {
        int radius = king_home(s).radius() - 2;
        for (const piece_kind kind : home_kinds) {
            p.put(cell::at(radius, 1), {s, kind});
            p.put(cell::at(radius, 2), {s, piece_kind::pawn});
            ++radius;
        }
    }
    return p;
}

} // namespace

const position& start_position() {
    static const position start = make_start();
    return start;
}

} // namespace ctlpgn::diplomat
