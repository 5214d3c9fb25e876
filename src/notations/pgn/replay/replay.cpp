#include "notations/pgn/replay/replay.hpp"

#include "games/chess/legal.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/replay/ply_numbers.hpp"
#include "notations/pgn/replay/result_on_board.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "pictures/men.hpp"

namespace ctlpgn::pgn {

std::optional<way_onto_board::board> way_onto_board::start_of(const game& record) {
    const starting_position start = pgn::start_of(record);
    if (!start.playable)
        return std::nullopt;
    board first{.now = start.position, .record = &record};
    if (start.fen != nullptr) {
        first.in_check = chess::in_check(start.position, start.position.to_move);
        const node begin = record.main_line.first_ply;
        const std::uint32_t number = begin == no_node ? 0 : record.plies[begin].number;
        first.numbers_ahead = number > start.position.move_number ? number - start.position.move_number : 0;
    }
    first.is_chess960 = rules_of(record).is_chess960;
    return first;
}

bool way_onto_board::is_next_all_the_same(const board& now, const ply& written) {
    return pgn::resolve(now.now, now.in_check, written).outcome == resolved::one &&
           !is_of_next_move(now, written);
}

bool way_onto_board::is_of_next_move(const board& now, const ply& written) {
    if (written.player != side::black || written.number != now.now.move_number + now.numbers_ahead + 1)
        return false;
    constexpr std::size_t near = 16; // plies, so that the time is linear however many numbers are wrong
    const playable_plies as_black = count_playable(*now.record, now.now, written, near);
    if (as_black.are_all)
        return false;
    const std::size_t as_white = count_playable(*now.record, after_pass(now.now), written, near).count;
    return as_white > as_black.count ||
           (as_white == as_black.count && are_numbers_continued(*now.record, written));
}

chess::position after_pass(chess::position now) {
    chess::play(now, chess::make_null());
    return now;
}

playable_plies count_playable(const game& record, chess::position now, const ply& first, std::size_t most) {
    playable_plies found;
    for (const ply* next = &first; found.count != most; next = &record.plies[next->next]) {
        const resolution which = resolve(now, chess::in_check(now, now.to_move), *next);
        found.are_all = which.outcome == resolved::one;
        if (!found.are_all)
            break;
        ++found.count;
        if (next->next == no_node)
            break;
        chess::play(now, which.played);
    }
    return found;
}

void way_onto_board::append_text(std::string& output, const board& now) {
    append_fen(output, now.now);
}

void way_onto_board::show_men(const board& now, men_on_board& into) {
    pictures::show_men<chess::square>(now.now, chess::square_count, into);
}

code way_onto_board::broken_rule(const resolution& which) {
    return which.outcome == resolved::illegal ? code_of(which.why.why) : code::none;
}

std::uint16_t way_onto_board::kind_of_check(const chess::position& after) {
    return chess::has_legal_ply(after) ? check_plain : check_mate;
}

std::uint16_t way_onto_board::mark_in_variant(const replayed_ply<way_onto_board>& each) {
    if (is_won_without_mate(each.after.now))
        return mark_of_end(each.written);
    return each.after.in_check ? kind_of_check(each.after.now) : 0;
}

void way_onto_board::play_in_variant(board& now, const resolution& which) {
    chess::play(now.now, which.played);
    now.in_check = chess::gives_check(now.now, which.played);
}

void way_onto_board::complete_unusual(const chess::ply& played, bool is_chess960, ply& completed) {
    if (played.kind == chess::ply_kind::drop) {
        completed.kind = ply_kind::displaced;
        completed.piece = symbol_of(played.mover);
        completed.from = no_place;
        completed.to = place_of(played.to);
        completed.own = drop_mark;
        return;
    }
    completed.kind = ply_kind::castled;
    completed.piece = symbol_of(chess::piece_kind::king);
    const bool by_king = chess::wing_of(played.from, played.rook) == chess::wing::king;
    completed.to = by_king ? king_castling : queen_castling;
    completed.from = place_of(played.from);
    const std::uint32_t mark = is_chess960 ? onto_rook_mark : 0U;
    completed.own = (static_cast<std::uint32_t>(played.rook.file() + 1) | mark) & 0xfffU;
    completed.capture = 0;
}

void end_resolving(std::vector<ply>& plies) {
    for (ply& each : plies) {
        if (is_foreign(each.piece))
            each.kind = ply_kind::unreadable;
        if (each.from != no_place)
            continue;
        each.plain = 0;
        if (each.capture != 0 && each.captured == no_symbol)
            each.captured = unsaid_piece;
    }
}

void resolve_plies(const game& asked, std::vector<ply>& output) {
    replayed_plies<way_onto_board>(asked, output);
    end_resolving(output);
}

} // namespace ctlpgn::pgn
