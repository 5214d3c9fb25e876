// The meaning of the numbers in a Diplomat tree.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/diplomat/cell.hpp"
#include "games/diplomat/piece.hpp"
#include "tree/usual_words.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::diplomat {

extern const vocabulary words;

// ply::capture
inline constexpr std::uint8_t suborned = 2;

// In ply::own: the radius of the origin, from 1, if only that is written; and whether the text says that the
// suborned piece becomes the opponent's.
inline constexpr std::uint16_t origin_radius_mask = 0xf;
inline constexpr std::uint16_t for_opponent_mark = 0x10;

// Symbols are kinds.
constexpr symbol symbol_of(piece_kind kind) {
    return static_cast<symbol>(kind);
}
constexpr piece_kind kind_of(symbol written) {
    return written < piece_kind_count ? static_cast<piece_kind>(written) : piece_kind::none;
}

// Places are the indices of cells.
constexpr place place_of(cell at) {
    return at.is_none() ? no_place : static_cast<place>(at.index());
}
constexpr cell cell_of(place at) {
    return at < cell::count ? cell::from_index(at) : cell{};
}

constexpr diplomat::side game_side(ctlpgn::side player) {
    return player == ctlpgn::side::white ? diplomat::side::white : diplomat::side::black;
}
constexpr ctlpgn::side tree_side(diplomat::side player) {
    return player == diplomat::side::white ? ctlpgn::side::white : ctlpgn::side::black;
}

// "e3", "4"
std::string_view name_of(cell at);
// None if no cell has that name.
cell find_cell(std::string_view name);

// "K"; empty for a pawn.
std::string_view letter_of(piece_kind kind);
// By letter or by word: "R", "Rook", "rook". None if no piece has that name.
piece_kind find_kind(std::string_view text);
// "rook"
std::string_view word_of(piece_kind kind);
// "White"
std::string_view name_of(diplomat::side player);

} // namespace ctlpgn::diplomat
