// Whether two trees say the same. Where in its text something is makes no difference.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::layout {

enum class references : std::uint8_t {
    apart,   // compared by what they refer to
    as_text, // words like any other, for trees that do not know them
};

// What two trees that say the same differ in.
struct said_besides {
    std::uint32_t changed_marks = 0; // of plies of a that are others in b, or none, as the board shows
    std::uint32_t added_marks = 0;   // of plies of a that have none
    // What a writer cannot keep, for people: numbers that say that plies are of the other side, glyphs
    // without a ply. Empty: nothing.
    std::string doubt;
};

// What of the first of two trees the second one does not say.
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
    std::string words;       // for people; empty: there is none
    node variation = no_node; // whose line it is in; no_node: the main line
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
