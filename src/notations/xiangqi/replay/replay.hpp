// Plays a game on the board, variations included.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "notations/xiangqi/replay/continuation.hpp"
#include "notations/xiangqi/replay/resolution.hpp"
#include "play/replay.hpp"

#include <optional>
#include <string>

namespace ctlpgn::xiangqi {

// A position during the replay; if two plies could be meant, the rest of the line may decide.
struct board_of_game : position {
    const game* record = nullptr;
};

// What play/replay.hpp requires of a notation.
struct way_onto_board : usual_way_onto_board<xiangqi::rules, xiangqi::resolution> {
    using board = board_of_game;

    static std::optional<board> start_of(const game& record);
    static resolution resolve(const board& now, const ctlpgn::ply& written) {
        resolution found = xiangqi::resolve(now, written);
        if (found.has_other_reading())
            settle_by_line(*now.record, now, written, found);
        return found;
    }
    static void append_text(std::string& output, const position& now);
    static void show_men(const position& now, men_on_board& into);
    static code broken_rule(const resolution& which);
    static void complete(const replayed_ply<way_onto_board>& each, ctlpgn::ply& completed);
};

using replayed = replayed_ply<way_onto_board>;

// The sign that belongs to a legal ply, whether it is written or not.
std::uint16_t check_by_board(const replayed& each);

} // namespace ctlpgn::xiangqi
