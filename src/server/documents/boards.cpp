#include "server/documents/boards.hpp"

#include "tree/lines.hpp"

namespace ctlpgn::server {

namespace {

// The last ply of the line that ends before the offset.
node last_before(const game& in, const line_of_play& line, std::uint32_t offset) {
    node last = no_node;
    for (node at = line.first_ply; at != no_node && in.plies[at].whole().end < offset; at = in.plies[at].next)
        if (in.plies[at].kind != ply_kind::missing)
            last = at;
    return last;
}

// The ply of its line that this one follows.
node before(const game& in, const line_of_play& line, node wanted) {
    node last = no_node;
    for (node at = line.first_ply; at != no_node && at != wanted; at = in.plies[at].next)
        last = at;
    return last;
}

// What a variation goes on from is what came before the ply that it replaces, in whatever line that is.
node leads_to(const game& in, const game_lines& lines, node replaced) {
    while (replaced != no_node) {
        const line_index line = lines.line_of(replaced);
        const node found = before(in, play_of(in, line), replaced);
        if (found != no_node || line == main_line_index)
            return found;
        replaced = in.variations[line - 1].replaces;
    }
    return no_node;
}

} // namespace

node variation_around(const game& in, std::uint32_t offset) {
    node innermost = no_node;
    for (node at = 0; at != in.variations.size(); ++at) {
        const span where = in.variations[at].where;
        const bool is_in = where.begin < offset && offset < where.end;
        if (is_in && (innermost == no_node || where.size() < in.variations[innermost].where.size()))
            innermost = at;
    }
    return innermost;
}

std::string position_before(const notation& in, const game& of, std::uint32_t offset) {
    if (in.ask_board == nullptr || in.initial == nullptr)
        return {};
    const game_lines lines(of);
    const node around = variation_around(of, offset);
    const line_of_play& line = around == no_node ? of.main_line : of.variations[around].line;
    node last = last_before(of, line, offset);
    if (last == no_node && around != no_node) {
        // A variation without a ply may not say yet what it replaces: it stands after that.
        const node replaced = of.variations[around].replaces;
        last = leads_to(of, lines, replaced != no_node ? replaced : lines.at(around + 1).stands_after);
    }
    return last == no_node ? in.initial(of).text : std::string(positions_of(in, of)[last]);
}

} // namespace ctlpgn::server
