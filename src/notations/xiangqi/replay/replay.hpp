// Plays a game on the board, variations included.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "play/replay.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::xiangqi {

// What play/replay.hpp asks of a notation.
struct way_onto_board : usual_way_onto_board<xiangqi::rules, xiangqi::resolution> {
    // The game may begin with either side.
    static std::optional<position> start_of(const game& record);
    static bool is_turn_of(const position& now, const ctlpgn::ply& written);
    static void append_text(std::string& output, const position& now);
    static code broken_rule(const resolution& which);
    static void tell(const replayed_ply<way_onto_board>& each, ctlpgn::ply& told);
};

using replayed = replayed_ply<way_onto_board>;

template <class visitor>
void replay(const game& record, visitor& visit, std::vector<ctlpgn::ply>* resolved = nullptr) {
    replay_of<way_onto_board, visitor>(record, visit, resolved).run();
}

} // namespace ctlpgn::xiangqi
