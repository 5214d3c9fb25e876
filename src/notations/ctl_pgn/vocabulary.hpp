// What the numbers in a CTL-PGN tree are called.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/ctl_pgn/ply_words.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

extern const vocabulary words;

// The index of the castling that is written so after its prefix, or -1: "KRK" with "HG".
int find_castling(std::string_view prefix, std::string_view targets);

// The result that is written so with plain hyphens and no spaces; 0 if it is none.
std::uint8_t find_result(std::string_view text);

// Results by their index in words.results: of the side that mates, of the one that leaves the other nothing
// to play, of a draw, and of a game that is not finished, or of which no more is known.
constexpr std::uint8_t result_by_mate(side winner) {
    return winner == side::white ? 1 : 3;
}
constexpr std::uint8_t result_by_stalemate(side winner) {
    return winner == side::white ? 2 : 4;
}
inline constexpr std::uint8_t drawn_result = 5;
inline constexpr std::uint8_t open_result = 6;

// The NAG of a glyph that is a rating; 0 if it is none.
std::uint8_t find_rating(std::string_view glyph);

// How a special capture is meant: a scornful pawn is taken one oblique step away, a pawn in passing by a
// capturing step (rules of play: Pawns).
capture_kind pawn_capture_kind(place from, place to);

} // namespace ctlpgn::ctl_pgn
