#include "notations/pgn/replay/replay.hpp"

#include "games/chess/legal.hpp"
#include "notations/pgn/foreign_letters.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/replay/illegality_words.hpp"
#include "notations/pgn/vocabulary.hpp"

namespace ctlpgn::pgn {

namespace {

// Writes what the board tells into copies of the plies.
struct ply_resolver {
    std::vector<ply>& into;

    void reached(const reached_ply& here) const {
        const resolution& which = here.played;
        const node n = here.which;
        if (which.how != resolved::one || which.played.kind == chess::ply_kind::null)
            return;
        ply& told = into[n];
        told.own = 0; // what tells where it comes from is told now
        told.check = (!here.checks ? 0U : chess::has_legal_ply(here.after) ? check_plain : check_mate) & 7U;
        if (which.played.kind == chess::ply_kind::castling) {
            told.kind = ply_kind::castled;
            told.piece = symbol_of(chess::piece_kind::king);
            const bool by_king = chess::wing_of(which.played.from, which.played.rook) == chess::wing::king;
            told.to = by_king ? king_castling : queen_castling;
            told.from = place_of(which.played.from);
            told.own = static_cast<std::uint16_t>(which.played.rook.file() + 1) & origin_file_mask;
            told.capture = 0;
            return;
        }
        told.piece = symbol_of(which.played.mover);
        told.from = place_of(which.played.from);
        told.to = place_of(which.played.to);
        const bool captures = which.played.captured != chess::piece_kind::none;
        told.captured = captures ? symbol_of(which.played.captured) : no_symbol;
        told.capture = (!captures                                          ? 0U
                        : which.played.kind == chess::ply_kind::en_passant ? capture_en_passant
                                                                           : capture_ordinary) &
                       0xfU;
        told.promotion =
            which.played.becomes == chess::piece_kind::none ? no_symbol : symbol_of(which.played.becomes);
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

struct position_writer {
    std::vector<std::string>& into;

    void reached(const reached_ply& here) const {
        if (here.played.how == resolved::one)
            into[here.which] = write_fen(here.after);
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

struct broken_rule_finder {
    std::vector<code>& into;

    void reached(const reached_ply& here) const {
        const chess::illegality why = here.played.why.why;
        if (here.played.how == resolved::illegal && !chess::contradicts_board(why))
            into[here.which] = code_of(why);
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

} // namespace

std::vector<code> broken_rules(const game& of) {
    std::vector<code> result(of.plies.size(), code::none);
    broken_rule_finder finder{result};
    replay(of, finder).run();
    return result;
}

void resolve_plies(const game& asked, std::vector<ply>& into) {
    into = asked.plies;
    ply_resolver resolver{into};
    replay(asked, resolver).run();
    // A letter that the board does not explain says nothing.
    for (ply& each : into) {
        if (is_foreign(each.piece))
            each.kind = ply_kind::unreadable;
        if (each.from == no_place)
            each.plain = 0;
    }
}

std::vector<std::string> positions(const game& of) {
    std::vector<std::string> result(of.plies.size());
    position_writer writer{result};
    replay(of, writer).run();
    return result;
}

} // namespace ctlpgn::pgn
