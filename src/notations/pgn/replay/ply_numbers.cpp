#include "notations/pgn/replay/ply_numbers.hpp"

#include "notations/pgn/positions/start.hpp"

#include <algorithm>

namespace ctlpgn::pgn {

namespace {

void number_line(const game& of, node first, std::uint32_t number, std::vector<std::uint32_t>& into) {
    for (node n = first; n != no_node; n = of.plies[n].next) {
        into[n] = number;
        if (of.plies[n].by == side::black)
            ++number;
    }
}

} // namespace

// A variation stands after the ply that it replaces, so that has its number already.
std::vector<std::uint32_t> ply_numbers(const game& of) {
    std::vector<std::uint32_t> result(of.plies.size());
    const std::uint32_t first = std::max<std::uint32_t>(1, start_of(of).position.move_number);
    number_line(of, of.main_line.first_ply, first, result);
    for (const variation& each : of.variations)
        number_line(of, each.line.first_ply, each.replaces == no_node ? first : result[each.replaces],
                    result);
    return result;
}

} // namespace ctlpgn::pgn
