#include "position.hpp"

#include <array>

namespace ctlpgn::diplomat {

namespace {

/// On crown 1, from two radii before the king's home to two after it; pawns stand before each.
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

bool same_situation(const position& left, const position& right) {
    return left.to_move == right.to_move && static_cast<const board&>(left) == right;
}

std::uint64_t hash(const position& p) {
    return p.board::hash(p.to_move);
}

const position& start_position() {
    static const position start = make_start();
    return start;
}

} // namespace ctlpgn::diplomat
