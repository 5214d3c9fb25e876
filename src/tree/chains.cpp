#include "tree/chains.hpp"

#include "tree/written_move.hpp"

#include <algorithm>

namespace ctlpgn {

std::vector<node> variations_of_move(const game& in, node first) {
    const written_move move = move_from(in, first);
    std::vector<node> found;
    std::ranges::copy(variations_of(in, in.plies[move.first].first_annotation), std::back_inserter(found));
    if (move.last != move.first)
        std::ranges::copy(variations_of(in, in.plies[move.last].first_annotation), std::back_inserter(found));
    return found;
}

node first_variation_of_move(const game& in, node first) {
    const written_move move = move_from(in, first);
    for (const node at : {move.first, move.last})
        if (const auto found = variations_of(in, in.plies[at].first_annotation); !found.empty())
            return *found.begin();
    return no_node;
}

} // namespace ctlpgn
