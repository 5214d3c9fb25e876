// Help with a notation's words for people who write games: editors show what a word means, and offer what may
// be written.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctlpgn {

struct tag_help {
    std::string_view name;
    std::string_view meaning = {};                 // empty: what tags of that name mean in every notation
    std::string_view form = {};                    // the form of a value: YYYY.MM.DD
    std::span<const std::string_view> values = {}; // all of them, or the usual ones; empty: it depends
    bool names_game = false;                       // its value distinguishes one game from others
};

struct notation_help {
    // In the order in which they are written.
    std::span<const tag_help> tags;

    // What a numeric annotation glyph means; empty if that is not defined. Null: the notation has no glyphs.
    std::string_view (*glyph_meaning)(std::uint32_t number) = nullptr;

    // The places of the digits in the labels that a reference uses: one for each of its steps, in their
    // order. Null: references do not use labels.
    std::vector<span> (*label_places)(const game& record, const reference& asked) = nullptr;
};

// Null if the notation has no help for this tag.
CTLPGN_EXPORT const tag_help* help_of_tag(const notation& chosen, std::string_view name);

// What the tag is for: a sentence without its full stop; empty if that is not defined.
CTLPGN_EXPORT std::string_view meaning_of(const tag_help& help);

// What the glyph means, in this notation or, if it does not define it, in the list that all notations share;
// empty if neither does.
CTLPGN_EXPORT std::string_view glyph_meaning(const notation& chosen, std::uint32_t number);

} // namespace ctlpgn
