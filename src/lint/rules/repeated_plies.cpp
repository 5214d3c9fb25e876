// A variation that begins with the ply that it replaces, or that repeats another one, does not show an
// alternative.
#include "lint/rules/shared_rules.hpp"

#include <vector>

namespace ctlpgn {

namespace {

bool is_same(const ply& a, const ply& b) {
    // The target of a ply that the board could not resolve is not known.
    if (!a.readable() || a.to == no_place)
        return false;
    return a.kind == b.kind && a.from == b.from && a.to == b.to && a.capture == b.capture &&
           (a.promotion == no_symbol) == (b.promotion == no_symbol) &&
           (a.promotion == awaiting_promotion) == (b.promotion == awaiting_promotion);
}

bool promotes_alike(const ply& a, const ply& b, const vocabulary& words) {
    const auto word = [&](symbol asked) {
        return asked < words.pieces.size() ? words.pieces[asked] : words.pawn;
    };
    return word(a.promotion) == word(b.promotion);
}

node ply_of(const written_move& move, side player) {
    return player == side::white ? move.white : move.black;
}

// Whether both lines have the same plies up to their ends.
bool have_same_plies(node one, node other, const std::vector<ply>& plies, const vocabulary& words) {
    while (one != no_node && other != no_node) {
        if (!is_same(plies[one], plies[other]) || !promotes_alike(plies[one], plies[other], words))
            return false;
        one = plies[one].next;
        other = plies[other].next;
    }
    return one == other;
}

// An earlier variation of the same ply that has the same plies; null if there is none.
const variation* find_same_before(const game& record, const game_lines& lines, line_index asked,
                                  const std::vector<ply>& plies, const vocabulary& words) {
    constexpr line_index most = 64; // are examined, including nested ones
    const variation& checked = record.variations[asked - 1];
    for (line_index index = asked - 1; index > main_line_index && asked - index <= most; --index) {
        const variation& before = record.variations[index - 1];
        if (lines.at(index).branches_at == lines.at(asked).branches_at &&
            before.replaces == checked.replaces && before.line.first_ply != no_node &&
            have_same_plies(before.line.first_ply, checked.line.first_ply, plies, words))
            return &before;
    }
    return nullptr;
}

} // namespace

void check_repeated_plies(check_context& context) {
    const game& game = context.read;
    if (game.variations.empty())
        return;
    const game_lines& lines = context.lines();
    // The same plies may be written in several ways.
    std::vector<ply> resolved;
    if (context.written_in.resolve != nullptr)
        context.written_in.resolve(game, resolved);
    const std::vector<ply>& plies = resolved.empty() ? game.plies : resolved;
    for (line_index index = main_line_index + 1; index != lines.count(); ++index) {
        const variation& checked = game.variations[index - 1];
        const node branches_at = lines.at(index).branches_at;
        if (branches_at == no_node || checked.line.first_ply == no_node || checked.replaces == no_node)
            continue;
        if (const variation* const same = find_same_before(game, lines, index, plies, context.words)) {
            const node first = checked.line.first_ply;
            finding& found = context.report(code::variation_repeats_ply, game.plies[first].text());
            found.at_ply = first;
            found.related.push_back({same->where, "the variation with the same plies is here"});
            continue;
        }
        const side player = game.plies[checked.replaces].player;
        const node at = ply_of(move_from(game, checked.line.first_ply), player);
        const node replaced = ply_of(move_from(game, branches_at), player);
        if (at == no_node || replaced == no_node)
            continue;
        const ply& again = plies[at];
        const ply& before = plies[replaced];
        if (!is_same(again, before) || !promotes_alike(again, before, context.words))
            continue;
        // At the end of a line, its last ply may be repeated to show how it could have continued.
        if (before.next == no_node && again.next != no_node)
            continue;
        finding& found = context.report(code::variation_repeats_ply, again.text());
        found.at_ply = at;
        found.related.push_back({before.text(), "the ply that is repeated is here"});
    }
}

} // namespace ctlpgn
