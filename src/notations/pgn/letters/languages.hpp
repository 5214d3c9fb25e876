// The letters of pieces in the languages that games are written in (17).
#pragma once

#include "games/chess/piece.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::pgn {

inline constexpr std::array<chess::piece_kind, 5> lettered_kinds{
    chess::piece_kind::king, chess::piece_kind::queen, chess::piece_kind::rook, chess::piece_kind::bishop,
    chess::piece_kind::knight};

// By lettered_kinds.
using piece_letters = std::array<std::string_view, lettered_kinds.size()>;

inline constexpr piece_letters english_letters{"K", "Q", "R", "B", "N"};
inline constexpr std::string_view pawn_letter = "P";

struct language {
    std::string_view code; // ISO 639-1
    std::string_view name;
    piece_letters letters;
};

// Of several with the same letters, the first names them.
inline constexpr std::array<language, 18> languages{{
    {"de", "German", {"K", "D", "T", "L", "S"}},
    {"fr", "French", {"R", "D", "T", "F", "C"}},
    {"es", "Spanish", {"R", "D", "T", "A", "C"}},
    {"it", "Italian", {"R", "D", "T", "A", "C"}},
    {"pt", "Portuguese", {"R", "D", "T", "B", "C"}},
    {"nl", "Dutch", {"K", "D", "T", "L", "P"}},
    {"da", "Danish", {"K", "D", "T", "L", "S"}},
    {"no", "Norwegian", {"K", "D", "T", "L", "S"}},
    {"sv", "Swedish", {"K", "D", "T", "L", "S"}},
    {"fi", "Finnish", {"K", "D", "T", "L", "R"}},
    {"cs", "Czech", {"K", "D", "V", "S", "J"}},
    {"pl", "Polish", {"K", "H", "W", "G", "S"}},
    {"hu", "Hungarian", {"K", "V", "B", "F", "H"}},
    {"ro", "Romanian", {"R", "D", "T", "N", "C"}},
    {"et", "Estonian", {"K", "L", "V", "O", "R"}},
    {"is", "Icelandic", {"K", "D", "H", "B", "R"}},
    {"ca", "Catalan", {"R", "D", "T", "A", "C"}},
    {"ru", "Russian", {"Кр", "Ф", "Л", "С", "К"}},
}};

constexpr bool is_english(std::string_view letter) {
    return std::ranges::find(english_letters, letter) != english_letters.end();
}

constexpr bool is_english(const piece_letters& letters) {
    return letters == english_letters;
}

// Of a lettered kind.
constexpr std::string_view letter_in(const piece_letters& letters, chess::piece_kind kind) {
    return letters[static_cast<std::size_t>(std::ranges::find(lettered_kinds, kind) -
                                            lettered_kinds.begin())];
}

} // namespace ctlpgn::pgn
