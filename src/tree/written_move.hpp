// The plies of one move as they are written: White's and the ply of Black's that follows it without its own
// number, or one of them alone.
#pragma once

#include "ctlpgn/tree.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn {

struct written_move {
    node first = no_node;
    node white = no_node;
    node black = no_node;
    node last = no_node;
    node next = no_node; // the first ply of the next move of the line
};

// Whether the ply after this one is written as part of the same move.
[[nodiscard]] inline bool is_move_continued(const game& record, const ply& by_white) {
    if (by_white.player != side::white || by_white.next == no_node)
        return false;
    const ply& after = record.plies[by_white.next];
    return after.player == side::black && !after.has_number();
}

// The move with which a line continues at this ply. A number without a ply is a move without plies.
[[nodiscard]] inline written_move move_from(const game& record, node first) {
    const ply& begun = record.plies[first];
    written_move made{.first = first, .last = first, .next = begun.next};
    const bool is_there = begun.kind != ply_kind::missing;
    if (is_move_continued(record, begun)) {
        made.white = is_there ? first : no_node;
        made.black = made.last = begun.next;
        made.next = record.plies[begun.next].next;
    } else if (is_there) {
        (begun.player == side::white ? made.white : made.black) = first;
    }
    return made;
}

// Where the move begins, with its number.
[[nodiscard]] inline std::uint32_t begin_of(const game& record, const written_move& asked) {
    return record.plies[asked.first].number_begin;
}

// Where its last ply ends, including what belongs to it; where the number begins if there is no ply.
[[nodiscard]] inline std::uint32_t end_of(const game& record, const written_move& asked) {
    const ply& last = record.plies[asked.last];
    return last.kind == ply_kind::missing ? last.number_begin : last.whole().end;
}

// The first ply of a move with its number: what shows which move it is.
[[nodiscard]] inline span head_of(const game& record, node first) {
    const ply& shown = record.plies[first];
    return {shown.number_begin, shown.kind != ply_kind::missing ? shown.text().end : shown.number_begin + 1};
}

// Calls visit(written_move) for each move of the line.
template <class Visitor> void each_move(const game& record, const line_of_play& line, Visitor&& visit) {
    for (node at = line.first_ply; at != no_node;) {
        const written_move here = move_from(record, at);
        visit(here);
        at = here.next;
    }
}

} // namespace ctlpgn
