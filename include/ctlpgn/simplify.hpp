// Games for the simplest readers: no comments, no variations, no ratings, standard letters; or one variation
// of a game, or some of its moves, as a separate game. notation::simplify returns what is wrong with the
// options for this game, in words, or nothing; in that case `into` is the simplified game. A line that is cut
// short counts as unfinished.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

struct simplify_options {
    // What is kept in addition to tags, moves and the result.
    bool keep_comments = false;
    bool keep_variations = false; // not together with a variation
    bool keep_ratings = false;
    bool keep_letters = false; // those that the game declares
    // Of the tags, only those of the notation's reduced export format (its profile of that name).
    bool reduced = false;

    // The variation that becomes the main line, and those that contain it, outermost first: the number of the
    // move that it follows, and its label or its place among the variations of that move. Empty: none.
    std::vector<reference_step> variation;
    // The same by its node, whatever its moves are numbered; not together with `variation`.
    node line = no_node;

    [[nodiscard]] bool chooses_variation() const { return !variation.empty() || line != no_node; }

    // The first and the last move that are written. A game that does not begin at its start states its
    // position.
    std::optional<std::uint32_t> first;
    std::optional<std::uint32_t> last;
};

// Must not be moved: the tree refers to the text.
struct simplified_game {
    simplified_game() = default;
    simplified_game(const simplified_game&) = delete;
    simplified_game& operator=(const simplified_game&) = delete;

    std::string text;
    game tree;
    format_options format; // to write it with these letters
    std::string note;      // what the simplest readers may still refuse; empty: nothing
};

} // namespace ctlpgn
