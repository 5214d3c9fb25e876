// The names of the numbers in a CTL-PGN tree.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/ctl_pgn/ply_words.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

extern const vocabulary words;

// The index of the castling with this prefix and this rest, or -1: "KRK" with "HG".
int find_castling(std::string_view prefix, std::string_view targets);

// The result with this text, written with plain hyphens and no spaces; 0 if there is none.
std::uint8_t find_result(std::string_view text);

// Results by their index in words.results: for the side that mates, for the side that stalemates, for a draw,
// and for an unfinished game or one whose end is unknown.
constexpr std::uint8_t result_by_mate(side winner) {
    return winner == side::white ? 1 : 3;
}
constexpr std::uint8_t result_by_stalemate(side winner) {
    return winner == side::white ? 2 : 4;
}
inline constexpr std::uint8_t drawn_result = 5;
inline constexpr std::uint8_t open_result = 6;

// The NAG of a rating; 0 if the glyph is not one.
std::uint8_t find_rating(std::string_view glyph);

// Which special capture is meant: a scornful pawn is captured by an oblique step, a pawn in passing by a
// capturing step (rules of play: Pawns).
capture_kind pawn_capture_kind(place from, place to);

} // namespace ctlpgn::ctl_pgn
