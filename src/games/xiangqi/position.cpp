#include "position.hpp"

#include <array>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array<piece_kind, file_count> back_rank{
    piece_kind::rook,  piece_kind::horse,    piece_kind::elephant, piece_kind::guard, piece_kind::king,
    piece_kind::guard, piece_kind::elephant, piece_kind::horse,    piece_kind::rook};

point own_point(side s, int file, int rank) {
    return point::at(file, s == side::red ? rank : rank_count - 1 - rank);
}

position make_start() {
    position p;
    for (const side s : {side::red, side::black}) {
        for (int file = 0; file < file_count; ++file)
            p.put(own_point(s, file, 0), {s, back_rank[static_cast<std::size_t>(file)]});
        for (const int file : {1, 7})
            p.put(own_point(s, file, 2), {s, piece_kind::cannon});
        for (int file = 0; file < file_count; file += 2)
            p.put(own_point(s, file, 3), {s, piece_kind::pawn});
    }
    return p;
}

} // namespace

const position& start_position() {
    static const position start = make_start();
    return start;
}

} // namespace ctlpgn::xiangqi
