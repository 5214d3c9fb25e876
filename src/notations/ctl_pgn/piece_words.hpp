// The names of pieces, sides and hexes in sentences.
#pragma once

#include "games/cescacs/hex.hpp"
#include "games/cescacs/piece.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "text/counted.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::ctl_pgn {

inline std::string kind_name(cescacs::piece_kind kind) {
    return std::string(words.pieces[cescacs::index_of(kind)]); // symbols begin with the kinds, in order
}

inline std::string side_name(cescacs::side player) {
    return player == cescacs::side::white ? "White" : "Black";
}

// "white bishop"
inline std::string piece_name(cescacs::piece asked) {
    return (asked.owner() == cescacs::side::white ? "white " : "black ") + kind_name(asked.kind());
}

inline std::string_view hex_name(cescacs::hex asked) {
    return words.places[asked.index()];
}

// "3 bishops"
inline std::string counted_pieces(std::size_t count, cescacs::piece_kind kind) {
    const std::string plural = kind == cescacs::piece_kind::pegasus ? "pegasi" : kind_name(kind) + "s";
    return counted(count, kind_name(kind), plural);
}

} // namespace ctlpgn::ctl_pgn
