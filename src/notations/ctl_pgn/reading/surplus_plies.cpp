#include "notations/ctl_pgn/reading/surplus_plies.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::ctl_pgn {

namespace {

// Adds the plies that are the third ones of a move in the line.
void add_surplus(const game& record, const line_of_play& line, std::vector<node>& found) {
    std::uint32_t number = 0; // of the last complete move; 0: no number is known
    node lone = no_node;      // White's ply without a number, right after that move
    each_move(record, line, [&](const written_move& move) {
        const std::uint32_t written = record.plies[move.first].number;
        const bool is_lone = written == 0 && number != 0 && lone == no_node && move.white != no_node &&
                             move.black == no_node && !record.plies[move.first].has_number();
        if (is_lone) {
            lone = move.white;
            return;
        }
        if (lone != no_node && written == number + 1)
            found.push_back(lone);
        lone = no_node;
        number = move.black != no_node ? written : 0;
    });
}

} // namespace

void find_surplus_plies(const game& record, std::vector<finding>& reported) {
    if (std::ranges::find(reported, codes::missing_number, &finding::id) == reported.end())
        return;
    std::vector<node> surplus;
    add_surplus(record, record.main_line, surplus);
    for (const variation& each : record.variations)
        add_surplus(record, each.line, surplus);
    sort_stably(surplus);
    for (finding& each : reported) {
        if (each.id != codes::missing_number || !each.where.empty())
            continue;
        const node unnumbered = ply_from(record, each.where.begin);
        if (unnumbered == no_node || !std::ranges::binary_search(surplus, unnumbered))
            continue;
        each.id = codes::surplus_ply;
        each.where = record.plies[unnumbered].whole();
    }
}

} // namespace ctlpgn::ctl_pgn
