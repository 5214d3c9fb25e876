// Ways to write moves that somebody may ask for, by what writing_style::letters takes.
#pragma once

#include "ctlpgn/writing.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::pgn {

enum class move_style : std::uint8_t {
    san,     // Nf3
    figures, // ♘f3
    full,    // Ng1-f3
    squares, // g1f3
};

inline constexpr std::array<named_letters, 4> letter_sets{{
    {"SAN", "KQRBN"},
    {"FAN", "♔♕♖♗♘"},
    {"LAN", "Ng1-f3"},
    {"UCI", "g1f3"},
}};

// By such letters; as the standard has it where there are none.
move_style style_of(const std::optional<std::string>& letters);

// notation::find_letters
std::optional<std::string> find_letters(std::string_view called);

} // namespace ctlpgn::pgn
