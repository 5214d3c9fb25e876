// Comments on the plies of a line of play, and the moves that they are on. Rules need few of many, so the
// move is computed only for those.
#pragma once

#include "ctlpgn/annotations.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn {

// Calls visit(comment, move) with the index of each comment for which wanted(comment) is true, and with the
// first ply of its move, in the order of the text.
template <class Wanted, class Visitor>
void each_comment_on_plies(const game& record, const line_of_play& line, Wanted&& wanted, Visitor&& visit) {
    node before = no_node;
    for (node at = line.first_ply; at != no_node; before = at, at = record.plies[at].next) {
        if (record.plies[at].first_annotation == no_node)
            continue;
        for (const node index : comments_of(record, record.plies[at].first_annotation)) {
            if (!wanted(record.comments[index]))
                continue;
            const bool continues = before != no_node && is_move_continued(record, record.plies[before]);
            visit(index, continues ? before : at);
        }
    }
}

} // namespace ctlpgn
