// The words that files of rules have for what the sources of the program call otherwise.
#pragma once

#include <array>
#include <string_view>

namespace ctlpgn::rulec {

struct word {
    std::string_view written;
    std::string_view meant;
};

inline constexpr std::array<std::string_view, 3> levels{"error", "warning", "note"};
inline constexpr std::array<std::string_view, 4> fixes{"never", "safe", "unsafe", "either"};
inline constexpr std::array<std::string_view, 4> places{"file", "tags", "moves", "position"};

// What the texts of findings have in common that are one habit.
inline constexpr std::array<word, 4> habits{{
    {"any text", "nothing"},
    {"same text", "all"},
    {"same signs", "signs"},
    {"same kind", "own"}, // which the notation knows
}};

// Despite which findings a game can be written anew.
inline constexpr std::array<word, 4> rewritable_when{{
    {"always", "rewritable"},
    {"if empty", "rewritable_if_empty"},
    {"in plies", "rewritable_in_plies"},
    {"between games", "rewritable_between_games"},
}};

} // namespace ctlpgn::rulec
