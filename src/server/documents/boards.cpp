#include "server/documents/boards.hpp"

#include "tree/lines.hpp"

namespace ctlpgn::server {

namespace {

// The last ply of the line that ends before the offset.
node last_before(const game& record, const line_of_play& line, std::uint32_t offset) {
    node last = no_node;
    for (node at = line.first_ply; at != no_node && record.plies[at].whole().end < offset;
         at = record.plies[at].next)
        if (record.plies[at].kind != ply_kind::missing)
            last = at;
    return last;
}

// The ply of its line that this one follows.
node before(const game& record, const line_of_play& line, node wanted) {
    node last = no_node;
    for (node at = line.first_ply; at != no_node && at != wanted; at = record.plies[at].next)
        last = at;
    return last;
}

// A variation continues from the ply before the one that it replaces, whatever line that is in.
node leads_to(const game& record, const game_lines& lines, node replaced) {
    while (replaced != no_node) {
        const line_index line = lines.line_of(replaced);
        const node found = before(record, play_of(record, line), replaced);
        if (found != no_node || line == main_line_index)
            return found;
        replaced = record.variations[line - 1].replaces;
    }
    return no_node;
}

} // namespace

node variation_around(const game& record, std::uint32_t offset) {
    node innermost = no_node;
    for (node at = 0; at != record.variations.size(); ++at) {
        const span where = record.variations[at].where;
        const bool is_in = where.begin < offset && offset < where.end;
        if (is_in && (innermost == no_node || where.size() < record.variations[innermost].where.size()))
            innermost = at;
    }
    return innermost;
}

std::string position_before(const notation& chosen, const game& record, std::uint32_t offset) {
    if (chosen.ask_board == nullptr || chosen.initial == nullptr)
        return {};
    const game_lines lines(record);
    const node around = variation_around(record, offset);
    const line_of_play& line = around == no_node ? record.main_line : record.variations[around].line;
    node last = last_before(record, line, offset);
    if (last == no_node && around != no_node) {
        // A variation without a ply may not say yet what it replaces, but comes after that.
        const node replaced = record.variations[around].replaces;
        last = leads_to(record, lines, replaced != no_node ? replaced : lines.at(around + 1).comes_after);
    }
    return last == no_node ? chosen.initial(record).text : std::string(positions_of(chosen, record)[last]);
}

} // namespace ctlpgn::server
