#include "tree/chains.hpp"

#include "tree/written_move.hpp"

#include <limits>

namespace ctlpgn {

std::vector<node> variations_of_move(const game& record, node first) {
    return variations_of_move(record, first, std::numeric_limits<std::size_t>::max());
}

std::vector<node> variations_of_move(const game& record, node first, std::size_t most) {
    const written_move move = move_from(record, first);
    std::vector<node> found;
    const auto add_those_of = [&](node ply) {
        for (const node each : variations_of(record, record.plies[ply].first_annotation)) {
            if (found.size() == most)
                return;
            found.push_back(each);
        }
    };
    add_those_of(move.first);
    if (move.last != move.first)
        add_those_of(move.last);
    return found;
}

node first_variation_of_move(const game& record, node first) {
    const written_move move = move_from(record, first);
    for (const node at : {move.first, move.last})
        if (const auto found = variations_of(record, record.plies[at].first_annotation); !found.empty())
            return *found.begin();
    return no_node;
}

} // namespace ctlpgn
