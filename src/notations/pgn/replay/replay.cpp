#include "notations/pgn/replay/replay.hpp"

#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/vocabulary.hpp"

namespace ctlpgn::pgn {

namespace {

// Writes what the board tells into copies of the plies.
struct ply_resolver {
    std::vector<ply>& into;

    void reached(node n, const chess::position& /*before*/, const resolution& which) const {
        if (which.how != resolved::one || which.played.kind == chess::ply_kind::null)
            return;
        ply& told = into[n];
        if (which.played.kind == chess::ply_kind::castling) {
            told.kind = ply_kind::castled;
            told.piece = symbol_of(chess::piece_kind::king);
            const bool by_king = chess::wing_of(which.played.from, which.played.rook) == chess::wing::king;
            told.to = by_king ? king_castling : queen_castling;
            told.from = no_place;
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

    void reached(node n, const chess::position& before, const resolution& which) const {
        if (which.how == resolved::one)
            into[n] = write_fen(chess::after(before, which.played));
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

} // namespace

void resolve_plies(const game& asked, std::vector<ply>& into) {
    into = asked.plies;
    ply_resolver resolver{into};
    replay(asked, resolver).run();
}

std::vector<std::string> positions(const game& of) {
    std::vector<std::string> result(of.plies.size());
    position_writer writer{result};
    replay(of, writer).run();
    return result;
}

} // namespace ctlpgn::pgn
