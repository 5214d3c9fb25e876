#include "notations/ctl_pgn/board/shown_plies.hpp"

#include "notations/ctl_pgn/board/replay.hpp"

namespace ctlpgn::ctl_pgn {

std::vector<shown_ply> show_plies(const game& record) {
    std::vector<shown_ply> shown(record.plies.size());
    replay played(record);
    if (!played.is_possible())
        return shown;
    played.run([&](const replayed_ply& each) {
        if (each.in_doubt || each.after_gap || !each.certain)
            return;
        shown_ply& here = shown[each.at_ply];
        if (each.fault.is_coherent()) {
            here.owner = piece_owner::mover;
            if (each.written.check != 0)
                here.check = cescacs::classify_check(each.after);
        } else if (each.fault.what == cescacs::incoherence::origin_holds_opponents_piece) {
            here.owner = piece_owner::opponent;
        }
    });
    return shown;
}

} // namespace ctlpgn::ctl_pgn
