#pragma once

#include <cstdint>
#include <limits>

namespace ctlpgn::games {

// How a claimed step contradicts the board, the origin before the target. `captures` says whether it claims
// to capture on its target. The verdict names the cell.
template <class verdict, class position, class ply>
verdict judge_against_board(const position& p, const ply& claimed, bool captures) {
    using illegality = decltype(verdict::why);
    const auto origin = p.at(claimed.from);
    const auto target = p.at(claimed.to);
    if (origin.is_empty())
        return {illegality::origin_empty, claimed.from, {}};
    if (!origin.belongs_to(p.to_move))
        return {illegality::origin_holds_opponents_piece, claimed.from, {}};
    if (origin.kind() != claimed.mover)
        return {illegality::origin_holds_other_piece, claimed.from, {}};
    if (target.belongs_to(p.to_move))
        return {illegality::target_holds_own_piece, claimed.to, {}};
    if (!target.is_empty() && !captures)
        return {illegality::target_holds_opponents_piece, claimed.to, {}};
    if (target.is_empty() && captures)
        return {illegality::captures_nothing, claimed.to, {}};
    if (captures && target.kind() != claimed.captured)
        return {illegality::captures_other_piece, claimed.to, {}};
    return {};
}

// Increments the number unless it is the largest.
constexpr void raise(std::uint32_t& number) {
    if (number != std::numeric_limits<std::uint32_t>::max())
        ++number;
}

// The clock, the number and the turn after a ply. The second of the sides to move ends a numbered move.
template <class circumstances> void turn_over(circumstances& now, bool resets_clock, bool ends_move) {
    if (resets_clock)
        now.half_move_clock = 0;
    else
        raise(now.half_move_clock);
    if (ends_move && now.move_number != 0)
        raise(now.move_number);
    now.to_move = opponent(now.to_move);
}

// Whether the clock counts more plies than the game has had.
template <class circumstances> bool clock_exceeds_game(const circumstances& now, bool second_to_move) {
    const std::uint64_t plies = 2 * (std::uint64_t{now.move_number} - 1) + (second_to_move ? 1 : 0);
    return now.move_number != 0 && now.half_move_clock > plies;
}

} // namespace ctlpgn::games
