// The openings of games, as far as a notation knows them by their positions.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// The texts live as long as the program.
struct known_opening {
    std::string_view code;      // B90
    std::string_view name;      // Sicilian Defense: Najdorf Variation, English Attack
    std::string_view family;    // Sicilian Defense
    std::string_view variation; // Najdorf Variation, English Attack; empty if the name has no more
    std::uint32_t plies = 0;    // of the main line, up to the position that shows it
};

} // namespace ctlpgn
