// Games as a minimum reader of CTL-PGN wants them: no comments, no variations, no ratings, standard letters;
// or one variation of a game, or some of its moves, as a game of its own.
#pragma once

#include "ctlpgn/format.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn {

struct simplify_options {
    // What is kept besides tags, moves and the result.
    bool keep_comments = false;
    bool keep_variations = false; // not together with `variation`
    bool keep_ratings = false;
    bool keep_letters = false; // with the Redefine tag

    // The variation that becomes the main line, and those that it stands in, outermost first: the number of
    // the move that it stands behind and its label, or how many-eth of that move it is. Empty: none.
    std::vector<reference_step> variation;

    // The first and the last move that are written. A game that does not begin at its start gets a PDTL tag.
    std::optional<std::uint32_t> from;
    std::optional<std::uint32_t> to;
};

// Stays where it is: the tree refers to the text.
struct simplified_game {
    simplified_game() = default;
    simplified_game(const simplified_game&) = delete;
    simplified_game& operator=(const simplified_game&) = delete;

    std::string text;
    game tree;
    format_options how; // to write it with: in these letters
};

// Returns what is wrong with the options for this game, in words; empty if nothing is. Then `into` is the
// simplified game. Its Id says what part or form it is of the original (English document, Id): V and S for a
// variation, O, C or E for a part. A line that is cut short is unfinished.
std::string simplify(const game& of, const simplify_options& how, simplified_game& into);

} // namespace ctlpgn
