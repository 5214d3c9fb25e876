// What a side captures comes into its hand, and it may drop such a piece on an empty square instead of
// moving. A piece that was a pawn is a pawn again in the hand.
#include "games/chess/variants/rules.hpp"

#include <algorithm>
#include <limits>

namespace ctlpgn::chess::variants {

namespace of_crazyhouse {

namespace {

void take_into_hand(position& after, piece_kind taken) {
    if (taken == piece_kind::none || taken == piece_kind::king)
        return;
    std::uint8_t& held = after.in_hand_of(after.to_move, taken);
    if (held != std::numeric_limits<std::uint8_t>::max())
        ++held;
}

void affect(position& after, const position& before, const ply& claimed) {
    if (claimed.kind == ply_kind::drop) {
        std::uint8_t& held = after.in_hand_of(after.to_move, claimed.mover);
        if (held != 0)
            --held;
        return;
    }
    const bool takes = claimed.captured != piece_kind::none;
    const square victim = claimed.kind == ply_kind::en_passant ? en_passant_victim(claimed) : claimed.to;
    if (takes)
        take_into_hand(after, before.promoted.contains(victim) ? piece_kind::pawn : claimed.captured);
    after.promoted.erase(victim);
    const bool was_promoted = before.promoted.contains(claimed.from);
    after.promoted.erase(claimed.from);
    if (was_promoted || claimed.becomes != piece_kind::none)
        after.promoted.insert(claimed.to);
}

bool is_dead(const position& p) {
    const auto is_empty = [](const auto& hand) {
        return std::ranges::all_of(hand, [](std::uint8_t held) { return held == 0; });
    };
    return p.occupied() == p.pieces(piece_kind::king) && std::ranges::all_of(p.in_hand, is_empty);
}

} // namespace

} // namespace of_crazyhouse

constinit const variant_rules crazyhouse{
    .number = 10, .drops = true, .affect = of_crazyhouse::affect, .is_dead = of_crazyhouse::is_dead};

} // namespace ctlpgn::chess::variants
