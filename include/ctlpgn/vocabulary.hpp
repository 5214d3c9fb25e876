// What the numbers in a tree are called in a notation: its places, pieces, castlings and signs as words.
#pragma once

#include "ctlpgn/additions.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace ctlpgn {

// How a castling moves its pieces.
struct castling_words {
    struct step {
        place from = no_place;
        place to = no_place;
    };
    std::string_view name; // as the notation writes it with standard letters: KRD-DE
    step king[2];          // by side
    step rooks[2][2];      // by side; an unused second rook has no places
};

// A mark on plies that only one notation knows.
struct ply_mark {
    std::uint16_t mask = 0; // in ply::own
    std::string_view key;   // as a key in JSON
};

// What the numbers in a tree are called. Tables are indexed by the number; entry 0 of pieces, results,
// captures and checks is empty.
struct vocabulary {
    std::span<const std::string_view> places;
    std::span<const std::string_view> pieces; // words by symbol: several symbols may share one
    std::string_view pawn;                    // the word for a piece that is not written
    std::string_view king;                    // the word for the piece that castles
    std::span<const std::string_view> results;
    std::span<const castling_words> castlings;
    std::span<const std::string_view> captures; // kinds, by ply::capture
    std::span<const std::string_view> checks;   // kinds, by ply::check
    std::uint8_t mate = 0;                      // which of the checks is mate
    std::span<const std::string_view> glyphs;   // by NAG; empty where there is none
    std::span<const ply_mark> marks;
    std::uint16_t end_mark = 0; // in ply::own: the game ends with this ply; 0: there is no such mark
    // Signs of the end. A ply that could not be read but has one of them may be meant as the last.
    std::string_view end_signs = {};
    std::string_view player_mark_end = {};  // of comment::mark
    std::string_view label_signs[2] = {};   // what encloses the label of a variation
    std::string_view result_tag = "Result"; // the tag that says the result
    // Where the captured piece is; differs from the target when a pawn is captured en passant.
    place (*captured_at)(const ply& capturing);
    // The word for reference::detail.
    std::string_view (*detail_word)(char detail);
    // How a castling moves its pieces in a game that may begin with other positions. Null: as the table says.
    castling_words (*castling_of)(const ply& resolved) = nullptr;
    // Whether all lines of a comment but the first may be indented alike, which is not part of its text.
    bool indents_comments = false;
    json_additions additions = {};

    [[nodiscard]] castling_words castling(const ply& resolved) const {
        return castling_of == nullptr ? castlings[resolved.to] : castling_of(resolved);
    }
};

} // namespace ctlpgn
