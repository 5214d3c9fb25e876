// Long algebraic notation is one habit, although its captures look like other forms.
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/ply_parts.hpp"
#include "tree/around.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

void join_long_moves(const game& record, std::vector<finding>& findings) {
    if (std::ranges::find(findings, code{codes::long_move}, &finding::id) == findings.end())
        return;
    constexpr std::uint32_t square = 2; // characters
    for (finding& each : findings) {
        if (each.id != codes::coordinate_move && each.id != codes::overdisambiguated)
            continue;
        const node at = each.at_ply != no_node ? each.at_ply : ply_around(record, each.where.begin);
        if (at == no_node || record.plies[at].capture == 0)
            continue;
        const span origin = parts_of(record, record.plies[at]).origin;
        if (origin.size() != square)
            continue;
        each.id = codes::long_move;
        each.where = origin;
        each.detail.clear();
    }
}

} // namespace ctlpgn::pgn
