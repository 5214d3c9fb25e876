// Whether the plies of a text are still there when it has been edited.
//
// Findings alone do not show that: a text that holds fewer plies, or the same plies for the other side, may
// have fewer faults than the one that was written.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ctlpgn {

// A ply that could be read, and its place.
struct read_ply {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t depth = 0; // of its line of play: 0 for the main line
    side player = side::white;
    ply_kind kind = ply_kind::missing;
    place from = no_place;
    place to = no_place;
    // It may be of another game, or of another line of play: it is not known who plays it, or from where.
    bool is_of_unknown_side = false;

    // The same in every respect.
    [[nodiscard]] bool is_same(const read_ply& other) const {
        return depth == other.depth && is_for_same_side(other) && kind == other.kind &&
               (is_of_unknown_side || from == other.from) && to == other.to;
    }
    [[nodiscard]] bool is_for_same_side(const read_ply& other) const {
        return is_of_unknown_side || player == other.player;
    }
    // The origin or the target of a piece is not known for every ply.
    [[nodiscard]] bool is_same_move(const read_ply& other) const {
        const auto may_be_same = [](place one, place another) {
            return one == another || one == no_place || another == no_place;
        };
        return is_for_same_side(other) && kind == other.kind &&
               (is_of_unknown_side || may_be_same(from, other.from)) && may_be_same(to, other.to);
    }
};

// The plies of the game in the order of the text, in which the game begins at `offset`; with what the board
// knows about them, where the notation leaves something to it.
void append_plies(const game& record, const notation& chosen, std::uint32_t offset,
                  std::vector<read_ply>& output);

// Whether every ply of `before` is in `after` for the same side: at its place, or, if an edit has removed it,
// elsewhere. An edit of the ply itself may change it, unless the edits are safe; then its line of play has to
// be as deep as before. The side may be different only if all plies were White's, and White and Black take
// turns in `after`. The edits are in ascending order.
[[nodiscard]] bool are_plies_kept(std::span<const read_ply> before, std::span<const read_ply> after,
                                  std::span<const text_edit> edits, bool safe);

} // namespace ctlpgn
