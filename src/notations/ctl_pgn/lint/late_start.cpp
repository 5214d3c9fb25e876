// A game that does not begin at the start says with a PDTL tag where it begins (English document, Exception:
// continuation of games).
#include "lint/context.hpp"
#include "lint/skipped_text.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// A position under whatever name: a misspelt one has been reported.
bool has_position(const game& in) {
    return std::ranges::any_of(in.tags, [&in](const tag& each) {
        const std::string_view value = in.raw(each.value);
        return value.starts_with('/') || in.raw(each.name) == "PDTL" || in.raw(each.name) == "TLPD";
    });
}

} // namespace

void check_late_start(check_context& context) {
    const game& game = context.read;
    if (game.main_line.first_move == no_node || has_position(game))
        return;
    const move& first = game.moves[game.main_line.first_move];
    const bool black_first = first.black.written() && is_ply_missing(game, first, side::white);
    if (first.number <= 1 && first.number_unknown == 0 && !black_first)
        return;
    const ply& shown = first.white.written() ? first.white : first.black;
    const std::uint32_t end = shown.written() ? shown.text().end : first.begin + 1;
    finding& found = context.report(code::late_start, {first.begin, end});
    found.at_move = game.main_line.first_move;
    found.at_side = black_first ? side::black : side::white;
}

} // namespace ctlpgn::ctl_pgn
