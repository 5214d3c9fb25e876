// How far what is written about a ply, besides the ply itself, agrees with the board.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/chess/attack.hpp"
#include "games/chess/play.hpp"
#include "games/chess/position.hpp"
#include "notations/pgn/replay/resolution.hpp"
#include "notations/pgn/replay/result_on_board.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "notations/pgn/writing/san.hpp"

#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace ctlpgn::pgn {

// Whether any ply of the main line has a mark of check or mate.
inline bool has_check_marks(const game& record) {
    for (node at = record.main_line.first_ply; at != no_node; at = record.plies[at].next)
        if (record.plies[at].check != 0)
            return true;
    return false;
}

struct judged_marks {
    std::size_t wrong = 0;      // how many contradict the board; checks count only in games that mark them
    bool says_too_much = false; // it is written that the ply captures, checks or mates, and it does not
};

// The marks of a written ply after the ply that was played. `is_doubled_sign`: ++, which says double check or
// mate.
inline judged_marks judge_marks(const ply& written, const chess::ply& played, const chess::position& after,
                                bool are_checks_marked, bool is_doubled_sign = false) {
    const bool is_figure =
        played.mover != chess::piece_kind::pawn && played.kind != chess::ply_kind::castling;
    const bool captures = played.captured != chess::piece_kind::none;
    const bool says_capture = written.capture != 0;
    const std::string_view due = mark_of(chess::gives_check(after, played), after);
    const std::string_view mark = written.check == 0 ? "" : written.check == check_mate ? "#" : "+";
    const bool is_doubled_sign_right =
        due == "#" || (due == "+" && chess::checkers(after, after.to_move).has_several());
    const bool is_capture_wrong = is_figure && captures != says_capture;
    if (is_won_without_mate(after)) // any mark will do
        return {.wrong = is_capture_wrong ? 1U : 0U, .says_too_much = says_capture && !captures};
    const bool is_check_wrong =
        (is_doubled_sign ? !is_doubled_sign_right : mark != due) && (are_checks_marked || !mark.empty());
    return {.wrong = (is_capture_wrong ? 1U : 0U) + (is_check_wrong ? 1U : 0U),
            .says_too_much = (says_capture && !captures) || (!mark.empty() && due.empty()) ||
                             (mark == "#" && due != "#") || (is_doubled_sign && !is_doubled_sign_right)};
}

// The same piece to the next square of a file or rank, which is taken for the other one by people, too.
inline bool is_beside(const chess::ply& one, const chess::ply& other) {
    const int files = std::abs(one.to.file() - other.to.file());
    const int ranks = std::abs(one.to.rank() - other.to.rank());
    return one.mover == other.mover && one.kind != chess::ply_kind::castling &&
           other.kind != chess::ply_kind::castling && files + ranks == 1 && one.becomes == other.becomes;
}

} // namespace ctlpgn::pgn
