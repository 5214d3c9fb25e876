#pragma once

#include "castling.hpp"
#include "hex.hpp"
#include "piece.hpp"

#include <cstdint>

namespace ctlpgn::cescacs {

enum class ply_kind : std::uint8_t { step, castling, promotion_in_place };

// `en_passant` takes on the only hex of a double step or the second one of a triple step (`@`),
// `en_passant_first` on the first hex of a triple step (`@@`).
enum class capture_kind : std::uint8_t { none, ordinary, scornful, en_passant, en_passant_first };

constexpr bool is_en_passant(capture_kind kind) {
    return kind == capture_kind::en_passant || kind == capture_kind::en_passant_first;
}

// What a pawn becomes. Values up to the king are those of piece_kind, since a notation may claim anything.
enum class promotion : std::uint8_t {
    none = 0,
    bishop = static_cast<std::uint8_t>(piece_kind::bishop),
    knight = static_cast<std::uint8_t>(piece_kind::knight),
    pegasus = static_cast<std::uint8_t>(piece_kind::pegasus),
    rook = static_cast<std::uint8_t>(piece_kind::rook),
    wyvern = static_cast<std::uint8_t>(piece_kind::wyvern),
    queen = static_cast<std::uint8_t>(piece_kind::queen),
    awaiting = 15
};

constexpr promotion promotion_to(piece_kind kind) {
    return static_cast<promotion>(kind);
}
constexpr bool names_a_piece(promotion p) {
    return p != promotion::none && p != promotion::awaiting;
}
// Expects a promotion that names a piece.
constexpr piece_kind kind_of(promotion p) {
    return static_cast<piece_kind>(p);
}

// One action of one side. For a promotion in place both hexes are the pawn's; for a castling they are the
// king's.
struct ply {
    ply_kind kind = ply_kind::step;
    piece_kind mover = piece_kind::none;
    hex from;
    hex to;
    capture_kind capture = capture_kind::none;
    piece_kind captured = piece_kind::none;
    promotion becomes = promotion::none;
    std::uint8_t castling = no_castling;

    friend constexpr bool operator==(const ply&, const ply&) = default;
};

constexpr ply make_step(piece_kind mover, hex from, hex to, promotion becomes = promotion::none) {
    return {ply_kind::step, mover, from, to, capture_kind::none, piece_kind::none, becomes, no_castling};
}

constexpr ply make_capture(piece_kind mover, hex from, hex to, piece_kind captured,
                           promotion becomes = promotion::none) {
    return {ply_kind::step, mover, from, to, capture_kind::ordinary, captured, becomes, no_castling};
}

// `capture` is scornful, en_passant or en_passant_first.
constexpr ply make_special_capture(capture_kind capture, hex from, hex to,
                                   piece_kind captured = piece_kind::pawn,
                                   promotion becomes = promotion::none) {
    return {ply_kind::step, piece_kind::pawn, from, to, capture, captured, becomes, no_castling};
}

// Expects index < castling_count.
constexpr ply make_castling(side s, std::size_t index) {
    return {ply_kind::castling, piece_kind::king, homes_of(s).king, castling_of(s, index).king_to,
            capture_kind::none, piece_kind::none, promotion::none,  static_cast<std::uint8_t>(index)};
}

constexpr ply make_promotion_in_place(hex pawn, piece_kind kind) {
    return {ply_kind::promotion_in_place, piece_kind::pawn, pawn, pawn, capture_kind::none, piece_kind::none,
            promotion_to(kind),           no_castling};
}

} // namespace ctlpgn::cescacs
