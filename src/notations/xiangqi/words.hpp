// The names of the numbers in a xiangqi tree.
#pragma once

#include "ctlpgn/notation.hpp"
#include "games/xiangqi/piece.hpp"
#include "games/xiangqi/point.hpp"
#include "text/ascii.hpp"
#include "tree/usual_words.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

extern const vocabulary words;

// Results as in the header, by game::result.
inline constexpr std::string_view header_scores[] = {"", "1-0", "0-1", "0.5-0.5", "0-0"};

// Symbols are kinds.
constexpr symbol symbol_of(piece_kind kind) {
    return static_cast<symbol>(kind);
}
constexpr piece_kind kind_of(symbol written) {
    return written < piece_kind_count ? static_cast<piece_kind>(written) : piece_kind::none;
}

// Places are the indices of points.
constexpr place place_of(point at) {
    return at.is_none() ? no_place : static_cast<place>(at.index());
}
constexpr point point_of(place at) {
    return at < point_count ? point::from_index(at) : point{};
}
// "e3" or "E3"
constexpr point point_named(std::string_view name) {
    return point::at(small_letter(name[0]) - 'a', name[1] - '0');
}

constexpr xiangqi::side game_side(ctlpgn::side player) {
    return player == ctlpgn::side::white ? xiangqi::side::red : xiangqi::side::black;
}
constexpr ctlpgn::side tree_side(xiangqi::side player) {
    return player == xiangqi::side::red ? ctlpgn::side::white : ctlpgn::side::black;
}

// "e3"
std::string_view name_of(point at);
// "rook"
std::string_view word_of(piece_kind kind);
// "Red"
std::string_view name_of(xiangqi::side player);
// "Red's rook"
std::string name_of(piece what);

} // namespace ctlpgn::xiangqi
