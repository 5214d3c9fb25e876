// The words of a line of play: the text between spaces, without comments, variations and other annotations.
#pragma once

#include "ctlpgn/span.hpp"
#include "repair/shapes.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

enum class word_kind : std::uint8_t {
    ply,
    number,      // of a move
    punctuation, // dots and the like, which say nothing here
};

struct word {
    word_kind kind = word_kind::ply;
    span where;                   // without the signs that mark or judge the ply
    std::string_view text;        // the same, perhaps in shapes
    std::string_view marked;      // with the mark after it
    std::uint32_t marked_end = 0; // where that ends
    std::uint32_t number = 0;     // 0: it cannot be read
    std::uint32_t known_as = 0;   // for the use of its notation
    // How many words, this one the first, its notation has read as one ply; 0: none.
    std::uint32_t read_words = 0;
    bool is_well_formed = false; // it alone has the form of a ply, legal or not
    bool is_apart = false;       // not only spaces are before it
};

// The signs by which a notation distinguishes its words.
struct word_signs {
    // Characters that mark a ply by what the position decides, those that say more after the others: +#
    std::string_view marks;
    char capture = '\0';        // the sign of a capture
    std::string_view judgement; // characters that judge it: !?
    char glyph = '\0';          // with which numbers of glyphs begin: $
    std::span<const sign_shape> shapes = {};
    std::string_view around = {}; // characters around lines of play, which are parts of no word: {}
    std::size_t shortest = 0;     // ply: fewer characters than that are not cut off from a number or a mark
};

// The words of a text in `where`, except in the spans that are left out, which are in ascending order. What
// is in parentheses is no ply.
std::vector<word> words_of(std::string_view text, span where, std::span<const span> left_out,
                           const word_signs& signs);

} // namespace ctlpgn::repair
