#include "notations/diplomat/replay/replay.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/positions/start.hpp"
#include "notations/diplomat/replay/illegality_words.hpp"
#include "notations/diplomat/words.hpp"
#include "pictures/men.hpp"

namespace ctlpgn::diplomat {

std::optional<position> way_onto_board::start_of(const game& record) {
    const game_start start = diplomat::start_of(record);
    return start.playable ? std::optional(begun_by_first(record, start.on_board)) : std::nullopt;
}

void way_onto_board::append_text(std::string& output, const position& now) {
    diplomat::append_text(output, now);
}

void way_onto_board::show_men(const position& now, men_on_board& into) {
    pictures::show_men<cell>(now, cell::count, into);
}

code way_onto_board::broken_rule(const resolution& which) {
    if (which.fault == contradiction::several_movers)
        return code::none; // one of them may well do it
    if (which.fault != contradiction::none)
        return code_of(which.fault);
    if (which.suborns_for_opponent)
        return codes::suborned_for_opponent;
    return which.captures_nothing ? codes::empty_capture : row_of(which.why.why).id;
}

void way_onto_board::complete(const replayed& each, ctlpgn::ply& completed) {
    const diplomat::ply& played = each.which.played;
    completed.piece = symbol_of(played.mover);
    completed.from = place_of(played.from);
    completed.captured = symbol_of(played.captured);
    if (each.which.takes_by_mistake())
        completed.captured = no_symbol;
    if (played.kind == diplomat::ply_kind::step)
        completed.capture = completed.captured == no_symbol ? 0 : ordinary_capture;
    completed.own &= for_opponent_mark;
}

} // namespace ctlpgn::diplomat
