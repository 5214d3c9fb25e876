// Plays a game on the board, variations included.
#pragma once

#include "games/diplomat/rules.hpp"
#include "notations/diplomat/replay/resolution.hpp"
#include "play/replay.hpp"

#include <optional>
#include <string>

namespace ctlpgn::diplomat {

// What play/replay.hpp asks of a notation.
struct way_onto_board : usual_way_onto_board<diplomat::rules, diplomat::resolution> {
    static std::optional<position> start_of(const game& record);
    static void append_text(std::string& output, const position& now);
    static void show_men(const position& now, men_on_board& into);
    static code broken_rule(const resolution& which);
    static void complete(const replayed_ply<way_onto_board>& each, ctlpgn::ply& completed);
};

using replayed = replayed_ply<way_onto_board>;

} // namespace ctlpgn::diplomat
