// What the numbers in a CTL-PGN tree are called.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/ctl_pgn/ply_words.hpp"

namespace ctlpgn::ctl_pgn {

extern const vocabulary words;

// The index of the castling that is written so after its prefix, or -1: "KRK" with "HG".
int find_castling(std::string_view prefix, std::string_view targets);

// The result that is written so with plain hyphens and no spaces; 0 if it is none.
std::uint8_t find_result(std::string_view text);

// The NAG of a glyph that is a rating; 0 if it is none.
std::uint8_t find_rating(std::string_view glyph);

// How a special capture is meant: a scornful pawn is taken one oblique step away, a pawn in passing by a
// capturing step (rules of play: Pawns).
capture_kind pawn_capture_kind(place from, place to);

} // namespace ctlpgn::ctl_pgn
