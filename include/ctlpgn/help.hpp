// What people read about a notation's words while they write games: editors show what a word means, and
// offer what may be written.
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
    std::string_view meaning = {};                 // empty: what tags of that name mean everywhere
    std::string_view form = {};                    // how a value looks: YYYY.MM.DD
    std::span<const std::string_view> values = {}; // all of them, or those that are usual; empty: it depends
    bool names_game = false;                       // its value distinguishes one game from others
};

struct notation_help {
    // In the order in which they are written.
    std::span<const tag_help> tags;

    // What a numeric annotation glyph means; empty if no one has said so. Null: the notation has none.
    std::string_view (*glyph_meaning)(std::uint32_t number) = nullptr;

    // Where the digits of the labels are that a reference goes by: for each of its steps, in their order.
    // Null: references go by no labels.
    std::vector<span> (*label_places)(const game& record, const reference& asked) = nullptr;
};

// Null if the notation says nothing of such a tag.
CTLPGN_EXPORT const tag_help* help_of_tag(const notation& chosen, std::string_view name);

// What the tag is for: a sentence without its full stop; empty if no one has said so.
CTLPGN_EXPORT std::string_view meaning_of(const tag_help& help);

// What the glyph means, in this notation or, where that does not say it, by the list that all share; empty if
// neither does.
CTLPGN_EXPORT std::string_view glyph_meaning(const notation& chosen, std::uint32_t number);

} // namespace ctlpgn
