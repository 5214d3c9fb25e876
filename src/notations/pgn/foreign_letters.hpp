// Letters of pieces in other languages.
#pragma once

#include "games/chess/piece.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <array>
#include <span>
#include <string_view>

namespace ctlpgn::pgn {

// What a letter may mean: where it says different pieces in different languages, both.
struct foreign_letter {
    std::string_view written;
    std::array<chess::piece_kind, 2> kinds; // none: there is no second one
};

// By symbol, from first_foreign_piece on.
std::span<const foreign_letter> foreign_letters();

constexpr bool is_foreign(symbol piece) {
    return piece >= first_foreign_piece;
}

// The symbol of such a letter; that of a piece of which nothing is said if nobody knows it.
symbol foreign_symbol(std::string_view written);

} // namespace ctlpgn::pgn
