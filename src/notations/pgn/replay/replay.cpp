#include "notations/pgn/replay/replay.hpp"

#include "games/chess/legal.hpp"
#include "notations/pgn/letters/foreign_letters.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/vocabulary.hpp"

namespace ctlpgn::pgn {

std::optional<way_onto_board::board> way_onto_board::start_of(const game& in) {
    const starting_position start = pgn::start_of(in);
    if (!start.playable)
        return std::nullopt;
    return board{start.position,
                 start.fen != nullptr && chess::in_check(start.position, start.position.to_move)};
}

bool way_onto_board::is_next_all_the_same(const board& now, const ply& written) {
    return pgn::resolve(now.now, now.in_check, written).how == resolved::one;
}

void way_onto_board::append_text(std::string& to, const board& now) {
    append_fen(to, now.now);
}

code way_onto_board::broken_rule(const resolution& which) {
    const bool breaks = which.how == resolved::illegal && !chess::contradicts_board(which.why.why);
    return breaks ? code_of(which.why.why) : code::none;
}

void way_onto_board::tell(const replayed_ply<way_onto_board>& each, ply& told) {
    const chess::ply& played = each.which.played;
    if (played.kind == chess::ply_kind::null)
        return;
    told.own = 0; // what tells where it comes from is told now
    told.check = (!each.after.in_check                   ? 0U
                  : chess::has_legal_ply(each.after.now) ? check_plain
                                                         : check_mate) &
                 7U;
    if (played.kind == chess::ply_kind::castling) {
        told.kind = ply_kind::castled;
        told.piece = symbol_of(chess::piece_kind::king);
        const bool by_king = chess::wing_of(played.from, played.rook) == chess::wing::king;
        told.to = by_king ? king_castling : queen_castling;
        told.from = place_of(played.from);
        told.own = static_cast<std::uint16_t>(played.rook.file() + 1) & origin_file_mask;
        told.capture = 0;
        return;
    }
    told.piece = symbol_of(played.mover);
    told.from = place_of(played.from);
    told.to = place_of(played.to);
    const bool captures = played.captured != chess::piece_kind::none;
    told.captured = captures ? symbol_of(played.captured) : no_symbol;
    told.capture = (!captures                                    ? 0U
                    : played.kind == chess::ply_kind::en_passant ? capture_en_passant
                                                                 : capture_ordinary) &
                   0xfU;
    told.promotion = played.becomes == chess::piece_kind::none ? no_symbol : symbol_of(played.becomes);
}

void end_resolving(std::vector<ply>& plies) {
    for (ply& each : plies) {
        if (is_foreign(each.piece))
            each.kind = ply_kind::unreadable;
        if (each.from == no_place)
            each.plain = 0;
    }
}

void resolve_plies(const game& asked, std::vector<ply>& into) {
    replayed_plies<way_onto_board>(asked, into);
    end_resolving(into);
}

} // namespace ctlpgn::pgn
