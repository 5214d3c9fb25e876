#pragma once

#include "piece.hpp"
#include "square.hpp"

#include <cstdint>

namespace ctlpgn::chess {

// `null` is not a ply of the game: analyses use it to pass. Pieces in hand are dropped in variants alone.
enum class ply_kind : std::uint8_t { step, en_passant, castling, null, drop };

enum class wing : std::uint8_t { king = 0, queen = 1 };

// One action of one side. For a castling `from` and `to` are the king's squares, and `rook` is where the
// rook is; both of the king's are the same where only the rook moves (Chess960).
struct ply {
    ply_kind kind = ply_kind::step;
    piece_kind mover = piece_kind::none;
    square from;
    square to;
    piece_kind captured = piece_kind::none;
    piece_kind becomes = piece_kind::none; // what a pawn is promoted to
    square rook;

    friend constexpr bool operator==(const ply&, const ply&) = default;
};

constexpr ply make_step(piece_kind mover, square from, square to, piece_kind captured = piece_kind::none,
                        piece_kind becomes = piece_kind::none) {
    return {ply_kind::step, mover, from, to, captured, becomes, {}};
}

constexpr ply make_en_passant(square from, square to) {
    return {ply_kind::en_passant, piece_kind::pawn, from, to, piece_kind::pawn, piece_kind::none, {}};
}

constexpr ply make_drop(piece_kind dropped, square to) {
    return {ply_kind::drop, dropped, {}, to, piece_kind::none, piece_kind::none, {}};
}

constexpr ply make_null() {
    return {ply_kind::null, piece_kind::none, {}, {}, piece_kind::none, piece_kind::none, {}};
}

constexpr int king_file_after(wing w) {
    return w == wing::king ? 6 : 2;
}
constexpr int rook_file_after(wing w) {
    return w == wing::king ? 5 : 3;
}
// The wing on which a rook is, as seen from the king.
constexpr wing wing_of(square king, square rook) {
    return king < rook ? wing::king : wing::queen;
}

// Expects both on one rank.
constexpr ply make_castling(square king, square rook) {
    const square to = square::at(king_file_after(wing_of(king, rook)), king.rank());
    return {ply_kind::castling, piece_kind::king, king, to, piece_kind::none, piece_kind::none, rook};
}

// Where the rook of a castling ends.
constexpr square rook_target(const ply& castling) {
    return square::at(rook_file_after(wing_of(castling.from, castling.rook)), castling.rook.rank());
}

// The square of the pawn that a capture en passant takes.
constexpr square en_passant_victim(const ply& capture) {
    return square::at(capture.to.file(), capture.from.rank());
}

} // namespace ctlpgn::chess
