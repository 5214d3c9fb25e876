// A variation that begins with the very ply that it replaces shows no other way to go on.
#include "lint/shared_rules.hpp"

namespace ctlpgn {

namespace {

bool is_same(const ply& a, const ply& b) {
    if (!a.written() || a.kind == ply_kind::unreadable)
        return false;
    return a.kind == b.kind && a.from == b.from && a.to == b.to && a.capture == b.capture &&
           (a.promotion == no_symbol) == (b.promotion == no_symbol) &&
           (a.promotion == awaiting_promotion) == (b.promotion == awaiting_promotion);
}

bool promotes_alike(const ply& a, const ply& b, const vocabulary& words) {
    const auto word = [&](symbol of) { return of < words.pieces.size() ? words.pieces[of] : words.pawn; };
    return word(a.promotion) == word(b.promotion);
}

// Whether the line of play has anything behind the ply.
bool goes_on(const move& from, side mover) {
    return from.next != no_node || (mover == side::white && from.black.written());
}

} // namespace

void check_repeated_plies(check_context& context) {
    const game& game = context.read;
    if (game.variations.empty())
        return;
    const game_lines& lines = context.lines();
    for (line_index index = main_line_index + 1; index != lines.count(); ++index) {
        const variation& checked = game.variations[index - 1];
        const node branches_at = lines.at(index).branches_at;
        if (branches_at == no_node || checked.line.first_move == no_node)
            continue;
        const move& replaced = game.moves[branches_at];
        const move& first = game.moves[checked.line.first_move];
        const bool black = checked.replaces == side::black;
        const ply& again = black ? first.black : first.white;
        const ply& before = black ? replaced.black : replaced.white;
        if (!is_same(again, before) || !promotes_alike(again, before, context.words))
            continue;
        // Where the line ends, its last ply may be repeated to show how it could have gone on.
        if (!goes_on(replaced, checked.replaces) && goes_on(first, checked.replaces))
            continue;
        finding& found = context.report(code::variation_repeats_ply, again.text());
        found.at_move = checked.line.first_move;
        found.at_side = checked.replaces;
        found.related.push_back({before.text(), "the ply that is repeated is here"});
    }
}

} // namespace ctlpgn
