// What the numbers in a tree of PGN are called, and what PGN alone knows of a ply.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/chess/piece.hpp"
#include "games/chess/square.hpp"
#include "record/result_words.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

extern const vocabulary words;

// Symbols of pieces are the kinds of the game; a pawn is none. Two squares alone do not say which piece
// moves.
inline constexpr symbol unsaid_piece = 7;
// Nor does a letter of another language: these are foreign_letters().
inline constexpr symbol first_foreign_piece = 8;
inline constexpr std::size_t foreign_piece_count = 19;

constexpr symbol symbol_of(chess::piece_kind kind) {
    return kind == chess::piece_kind::pawn ? no_symbol : static_cast<symbol>(kind);
}
constexpr chess::piece_kind kind_of(symbol written) {
    return written == no_symbol ? chess::piece_kind::pawn : static_cast<chess::piece_kind>(written);
}

// Places are the squares of the game, from a1 by ranks.
constexpr place place_of(chess::square s) {
    return s ? static_cast<place>(s.index()) : no_place;
}
constexpr chess::square square_of(place p) {
    return p < chess::square_count ? chess::square::from_index(p) : chess::square{};
}

// ply::to of a castling.
inline constexpr place king_castling = 0;
inline constexpr place queen_castling = 1;

// vocabulary::captures and vocabulary::checks
inline constexpr std::uint8_t capture_ordinary = 1;
inline constexpr std::uint8_t capture_en_passant = 2;
inline constexpr std::uint16_t check_plain = 1;
inline constexpr std::uint16_t check_mate = 2;

// ply::own: the file and the rank that show which of several pieces moves, counted from 1; 0 where not
// written. Of a castling that the board has resolved, the file is that of the rook.
inline constexpr std::uint16_t origin_file_mask = 0x00f;
inline constexpr std::uint16_t origin_rank_mask = 0x0f0;
inline constexpr unsigned origin_rank_shift = 4;
// A piece in hand is dropped.
inline constexpr std::uint16_t drop_mark = 0x100;
// Of a castling that the board has resolved: its rook is its second square, as in Chess960.
inline constexpr std::uint16_t onto_rook_mark = 0x100;
// There is a hyphen between origin and target.
inline constexpr std::uint16_t long_mark = 0x200;
// The b of a pawn's file is the letter of a bishop if no pawn can go there.
inline constexpr std::uint16_t bishop_mark = 0x400;
// Of a ply that is unreadable by itself: a pawn captures on the file of ply::to, whatever the rank.
inline constexpr std::uint16_t short_mark = 0x800;

constexpr int origin_file(const ply& asked) {
    return (asked.own & origin_file_mask) - 1;
}
constexpr int origin_rank(const ply& asked) {
    return ((asked.own & origin_rank_mask) >> origin_rank_shift) - 1;
}

// The number of a glyph; 0 for none.
std::uint32_t find_glyph(std::string_view written);

} // namespace ctlpgn::pgn
