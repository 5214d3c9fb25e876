// The letters of a whole game: their language, and so the pieces that they mean.
#pragma once

#include "ctlpgn/tree.hpp"
#include "notations/pgn/letters/languages.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::pgn {

// The language of the letters of a game.
struct letters_found {
    const language* asked = nullptr; // null: of none, of several, or English
    node first = no_node;            // the first ply that has a letter which English has not
    std::string meanings;            // "S for N and L for B"

    // Whether the language has the letter.
    [[nodiscard]] bool has(std::string_view letter) const {
        return std::ranges::find(asked->letters, letter) != asked->letters.end();
    }
};

// Of so many letters one may be damaged: then no language has it.
inline constexpr std::ptrdiff_t letters_per_slip = 8;

// Reads the pieces of all plies by the one language that has all letters of the game, or all but a few, which
// may be damaged, and by which most of it can be played. Where there is none such, a letter stays one that no
// language is known of, and P is a pawn.
letters_found settle_letters(game& record);

// Whether a ply, whose piece is known now, has a letter of another language.
bool has_foreign_letters(const game& record, const ply& asked);

} // namespace ctlpgn::pgn
