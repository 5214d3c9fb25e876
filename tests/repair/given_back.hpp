// Games that are damaged and repaired: what of them comes back.
#pragma once

#include "ctlpgn/notation.hpp"
#include "repair/noise.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tests {

struct played_game {
    std::vector<std::string> texts; // of its plies
    std::vector<std::string> plain; // the same in English letters, if they are written in others
    std::vector<ply> plies;         // as the board has them
};

// Of plies that the board knows.
bool is_same_ply(const ply& one, const ply& other);

// Apart from marks of check and mate.
bool is_same_text(std::string_view one, std::string_view other);

// What is around the moves of a game.
struct game_frame {
    std::string before;
    std::string after; // what is after the last ply
    line_style style;
};

// `form`: of xiangqi, as in FORMAT.
game_frame frame_of(const notation& chosen, std::string_view form = {});

// The first games of a correct text, in the canonical form of plies, that have at least 20 plies.
std::vector<played_game> games_in(const notation& chosen, std::string_view text, std::size_t most);

// The damaged moves as a whole game.
std::string text_of(const noisy_line& line, const game_frame& frame);

// Whether all plies of a fixed text are those of the game.
bool is_given_back(const notation& chosen, std::string_view fixed, const played_game& meant);

struct counted_repairs {
    std::size_t safe = 0;           // of one ply
    std::vector<std::string> wrong; // of those, what they write and what was played
};

// Safe repairs in the damaged moves of a game, in all the rounds in which they are made.
counted_repairs count_repairs(const notation& chosen, const noisy_line& line, const game_frame& frame,
                              const played_game& meant);

} // namespace ctlpgn::tests
