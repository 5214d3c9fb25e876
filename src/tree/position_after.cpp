#include "tree/position_after.hpp"

#include <cstddef>
#include <vector>

namespace ctlpgn {

position_after_ply position_after(const notation& chosen, const game& record, node ply) {
    position_after_ply result;
    if (chosen.ask_board == nullptr || ply >= record.plies.size())
        return result;
    result.position = positions_of(chosen, record)[ply];
    std::vector<ctlpgn::ply> plies = record.plies;
    if (chosen.resolve != nullptr)
        chosen.resolve(record, plies);
    const ctlpgn::ply& played = plies[ply];
    if (played.kind == ply_kind::castled) {
        const castling_words::step king =
            chosen.words->castling(played).king[static_cast<std::size_t>(played.player)];
        result.from = king.from;
        result.to = king.to;
    } else {
        result.from = played.from;
        result.to = played.to;
    }
    return result;
}

} // namespace ctlpgn
