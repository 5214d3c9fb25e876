#include "tree/position_after.hpp"

#include <cstddef>
#include <vector>

namespace ctlpgn {

position_after_ply position_after(const notation& in, const game& of, node ply) {
    position_after_ply result;
    if (in.ask_board == nullptr || ply >= of.plies.size())
        return result;
    result.position = positions_of(in, of)[ply];
    std::vector<ctlpgn::ply> plies = of.plies;
    if (in.resolve != nullptr)
        in.resolve(of, plies);
    const ctlpgn::ply& played = plies[ply];
    if (played.kind == ply_kind::castled) {
        const castling_words::step king =
            in.words->castling(played).king[static_cast<std::size_t>(played.player)];
        result.from = king.from;
        result.to = king.to;
    } else {
        result.from = played.from;
        result.to = played.to;
    }
    return result;
}

} // namespace ctlpgn
