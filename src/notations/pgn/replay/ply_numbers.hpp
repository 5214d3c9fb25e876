// The number of the move that each ply belongs to, by the order of plies alone.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::pgn {

// That of the first move, by the position that the tag FEN gives; null: the game has none.
std::uint32_t first_number(const game& record, const tag* fen);

// Whether dots say that a ply of Black's follows the number: 12... Nf6
bool is_number_of_reply(const game& record, span number);

// Whether the number of a ply that order makes White's is that of a reply: 1. e4 (1... c5) 1... e5
bool is_turned(const game& record, const ply& asked);

// 3. Bb5 a6 4. Ba4: whether the numbers go on from that of this ply, as one of White's.
bool are_numbers_continued(const game& record, const ply& numbered);

// Calls visit(ply, number) along a line of play.
template <class Visit> void number_line(const game& record, node first, std::uint32_t number, Visit visit) {
    for (node n = first; n != no_node; n = record.plies[n].next) {
        visit(n, number);
        if (record.plies[n].player == side::black)
            ++number;
    }
}

// By node. A variation goes on from the number of the ply that it replaces.
std::vector<std::uint32_t> ply_numbers(const game& record);

} // namespace ctlpgn::pgn
