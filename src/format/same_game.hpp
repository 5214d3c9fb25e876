// Whether two trees say the same, wherever things are in their texts.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::layout {

enum class references : std::uint8_t {
    apart,   // compared by what they refer to
    as_text, // like any other words, for trees in which they are not parsed
};

// Differences between two trees that say the same.
struct said_besides {
    std::uint32_t changed_marks = 0; // plies of a whose marks differ in b, or are left out, according to the
                                     // board
    std::uint32_t added_marks = 0;   // of plies of a that have none
    // For people: what a writer cannot keep, such as numbers which say that plies are of the other side, or
    // glyphs without a ply. Empty: nothing.
    std::string doubt;
};

// What the first of two trees says and the second does not.
enum class different : std::uint8_t {
    nothing,
    lines_before_tags,
    number,
    order, // of plies
    ply,
    glyphs,
    comment,
    variation,
    hidden_line,
    end, // of a line of play
    replaced,
    result,
    closing_comments,
    tags,
};

struct difference {
    different what = different::nothing;
    std::string words;        // for people; empty: there is none
    node variation = no_node; // the variation of the line; no_node: the main line
    node at_ply = no_node;    // no_node: before the first ply of the line
    std::uint32_t index = 0;  // of a comment, variation or hidden line at that place
    const char* part = "";    // of a comment or variation: text, about, generated, label
    std::string instead;      // what the second tree has there; empty: nothing
};

difference find_difference(const game& a, const game& b, const notation& chosen,
                           references manner = references::apart, said_besides* besides = nullptr);

// The first difference, for people; empty if there is none. Pieces are equal if they have the same name,
// whatever letter represents it; texts of comments if their words and references are. Tags are not compared.
// Where the board shows the marks of plies, they make no difference either.
std::string difference_of(const game& a, const game& b, const notation& chosen,
                          references manner = references::apart, said_besides* besides = nullptr);

} // namespace ctlpgn::layout
