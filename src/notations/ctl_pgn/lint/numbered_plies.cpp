#include "notations/ctl_pgn/lint/numbered_plies.hpp"

#include "lint/context.hpp"
#include "notations/ctl_pgn/board/agreement.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"

#include <cstddef>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::size_t least_plies = 4; // fewer are slips

// The number of plies if each has its own number; otherwise 0.
std::size_t count_numbered(const game& record) {
    std::size_t count = 0;
    bool by_ones = true;   // 1 2 3 4
    bool by_halves = true; // 1 1 2 2
    const node first = record.main_line.first_ply;
    for (node at = first; at != no_node; at = record.plies[at].next) {
        const ply& each = record.plies[at];
        const std::size_t passed = each.number - record.plies[first].number;
        by_ones = by_ones && passed == count;
        by_halves = by_halves && passed == count / 2;
        if (each.player != side::white || each.number == 0 || !each.readable() || (!by_ones && !by_halves))
            return 0;
        ++count;
    }
    return count;
}

// With White's and Black's plies alternating.
game with_turns(const game& record) {
    game renumbered = record;
    bool is_white = true;
    for (node at = renumbered.main_line.first_ply; at != no_node; at = renumbered.plies[at].next) {
        ply& each = renumbered.plies[at];
        if (!is_white) {
            each.player = side::black;
            each.number = 0;
            each.number_begin = each.begin;
        }
        is_white = !is_white;
    }
    return renumbered;
}

} // namespace

bool are_plies_numbered(const game& record) {
    return record.variations.empty() && count_numbered(record) >= least_plies &&
           surely_agrees_with_board(with_turns(record));
}

void check_numbered_plies(check_context& context) {
    const game& game = context.read;
    if (!are_plies_numbered(game))
        return;
    const ply& second = game.plies[game.plies[game.main_line.first_ply].next];
    const auto size = static_cast<std::uint32_t>(std::to_string(second.number).size());
    context.report(codes::numbered_plies, {second.number_begin, second.number_begin + size}).at_ply =
        game.plies[game.main_line.first_ply].next;
}

} // namespace ctlpgn::ctl_pgn
