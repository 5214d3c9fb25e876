// Annotated games of which only the variations are damaged: what of them comes back.
#pragma once

#include "ctlpgn/notation.hpp"
#include "repair/noise.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::tests {

// The games of a correct text that have variations.
std::vector<std::string> annotated_games_in(const notation& chosen, std::string_view text, std::size_t most);

struct counted_variations {
    std::size_t damaged = 0;
    std::size_t by_unsafe = 0; // whose plies all come back, by fixes of any kind
    std::size_t by_safe = 0;
    std::size_t safe = 0;           // repairs
    std::vector<std::string> wrong; // of those, what they write and what was played
    std::size_t lost = 0;           // games whose undamaged lines are others after fixes

    counted_variations& operator+=(const counted_variations& more);
};

// Damages the plies of the variations, or of the whole game, and repairs the game.
counted_variations repair_damaged(const notation& chosen, const std::string& text, noise& damaging,
                                  bool with_main_line);

} // namespace ctlpgn::tests
