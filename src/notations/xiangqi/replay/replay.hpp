// Plays a game on the board, variations included.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "play/replay.hpp"

#include <optional>
#include <string>

namespace ctlpgn::xiangqi {

// What play/replay.hpp asks of a notation.
struct way_onto_board : usual_way_onto_board<xiangqi::rules, xiangqi::resolution> {
    static std::optional<position> start_of(const game& record);
    static void append_text(std::string& output, const position& now);
    static code broken_rule(const resolution& which);
    static void tell(const replayed_ply<way_onto_board>& each, ctlpgn::ply& told);
};

using replayed = replayed_ply<way_onto_board>;

} // namespace ctlpgn::xiangqi
