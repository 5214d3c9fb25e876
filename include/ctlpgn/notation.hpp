// A notation: a way of writing games of one kind as text. Everything that is not about one notation reaches it
// through this header.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/tree.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// How a castling moves its pieces.
struct castling_words {
    struct step {
        place from = no_place;
        place to = no_place;
    };
    std::string_view name;  // as the notation writes it with standard letters: KRD-DE
    step king[2];           // by side
    step rooks[2][2];       // by side; an unused second rook has no places
};

// What the numbers in a tree are called. Tables are indexed by the number; entry 0 of pieces and results is empty.
struct vocabulary {
    std::span<const std::string_view> places;
    std::span<const std::string_view> pieces; // words by symbol: several symbols may share one
    std::string_view pawn;                    // the word for a piece that is not written
    std::string_view king;                    // the word for what castles
    std::span<const std::string_view> results;
    std::span<const castling_words> castlings;
    std::span<const std::string_view> ratings; // glyphs by NAG; empty where there is none
    // Where the captured piece stands; differs from the target when a pawn is taken in passing.
    place (*captured_at)(const ply& capturing, side mover);
    // The word for reference::detail.
    std::string_view (*detail_word)(char detail);
};

// The position that a game begins with, taken apart as text (its sense is checked on the board).
struct initial_position {
    std::string text;           // canonical, or as written if it could not be read
    bool readable = false;
    side turn = side::white;
    std::uint32_t number = 1;   // 0: unknown
    bool written = false;       // by the game itself
};

// A fault as the grammar found it: a code and the bytes of the game's text that it is about.
struct finding {
    code id;
    span where;
    std::string detail; // fills {detail} in the message of the code
};

// What reading one game gave.
struct reading_result {
    bool game = false;        // false: nothing but blanks was left
    std::size_t consumed = 0; // bytes; what is left begins with the next game
    bool complete = true;     // false: more text could have changed the result
};

struct notation {
    std::string_view name;        // ctl-pgn
    std::string_view title;       // for people
    std::string_view extension;   // .ctl-pgn
    std::string_view variant;     // the value of "variant" when a game does not say it
    const vocabulary* words;

    // The strict reading: whether the whole text belongs to the language.
    bool (*accepts)(std::string_view text, const limits& with);

    // The tolerant reading of the first game in `text`. `first` says that the text is the beginning of the file,
    // `last` that it ends where the file ends. Total: accepts any bytes. Findings are appended in order of place.
    reading_result (*read_game)(std::string_view text, bool first, bool last, const limits& with, game& into,
                                std::vector<finding>& findings);

    initial_position (*initial)(const game& of);
};

// All notations, and the one of a name (null if there is none).
std::span<const notation* const> notations();
const notation* find_notation(std::string_view name);

} // namespace ctlpgn
