#include "notations/xiangqi/replay/replay.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/positions/fen.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/replay/illegality_words.hpp"
#include "notations/xiangqi/words.hpp"
#include "pictures/men.hpp"

namespace ctlpgn::xiangqi {

std::optional<board_of_game> way_onto_board::start_of(const game& record) {
    const game_start start = xiangqi::start_of(record);
    if (!start.playable)
        return std::nullopt;
    return board_of_game{begun_by_first(record, start.on_board), &record};
}

void way_onto_board::append_text(std::string& output, const position& now) {
    append_fen(output, now);
}

void way_onto_board::show_men(const position& now, men_on_board& into) {
    pictures::show_men<point>(now, point_count, into);
}

code way_onto_board::broken_rule(const resolution& which) {
    if (which.fault == contradiction::several_movers)
        return code::none; // one of them will probably fit
    if (which.fault != contradiction::none)
        return code_of(which.fault);
    return which.captures_nothing ? codes::empty_capture : row_of(which.why.why).id;
}

std::uint16_t check_by_board(const replayed& each) {
    if (!each.which.is_legal())
        return each.written.check;
    switch (standing_of(each.after)) {
    case standing::mate: return mate_sign;
    case standing::check: return check_sign;
    default: return 0;
    }
}

void way_onto_board::complete(const replayed& each, ctlpgn::ply& completed) {
    const xiangqi::ply& played = each.which.played;
    completed.piece = symbol_of(played.mover);
    completed.from = place_of(played.from);
    completed.to = place_of(played.to);
    completed.captured = symbol_of(played.captured);
    completed.capture = played.captured == piece_kind::none ? 0 : ordinary_capture;
    completed.own = 0;
    completed.check = check_by_board(each) & 7U;
}

} // namespace ctlpgn::xiangqi
