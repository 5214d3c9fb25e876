// Letters of pieces that other languages have and English has not.
#pragma once

#include "games/chess/piece.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <array>
#include <span>
#include <string_view>

namespace ctlpgn::pgn {

// Kinds of pieces that a letter means in one language or another; the rest are none.
struct foreign_letter {
    std::string_view written;
    std::array<chess::piece_kind, 3> kinds;
};

// By symbol, from first_foreign_piece on.
std::span<const foreign_letter> foreign_letters();

constexpr bool is_foreign(symbol piece) {
    return piece >= first_foreign_piece;
}

// The symbol of such a letter; that of a piece of which nothing is said if it is not known.
symbol foreign_symbol(std::string_view written);

} // namespace ctlpgn::pgn
