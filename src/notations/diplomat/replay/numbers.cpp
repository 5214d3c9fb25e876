#include "notations/diplomat/replay/numbers.hpp"

namespace ctlpgn::diplomat {

namespace {

void number_line(const game& in, node first, std::uint32_t number, std::vector<std::uint32_t>& into) {
    bool is_begun = false; // by White's half-move
    for (node at = first; at != no_node; at = in.plies[at].next) {
        const ctlpgn::ply& here = in.plies[at];
        const bool is_white = here.by == ctlpgn::side::white;
        if (here.number != 0)
            number = here.number;
        else if (is_white && is_begun)
            ++number;
        into[at] = number;
        number += is_white ? 0 : 1;
        is_begun = is_white;
    }
}

} // namespace

// A variation stands after what it replaces, so that has its number already.
std::vector<std::uint32_t> numbers_of(const game& in) {
    std::vector<std::uint32_t> numbers(in.plies.size(), 1);
    number_line(in, in.main_line.first_ply, 1, numbers);
    for (const variation& each : in.variations)
        number_line(in, each.line.first_ply, each.replaces == no_node ? 1 : numbers[each.replaces], numbers);
    return numbers;
}

} // namespace ctlpgn::diplomat
