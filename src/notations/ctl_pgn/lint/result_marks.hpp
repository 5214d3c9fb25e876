// Whether the result agrees with the end of the game.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

// The last written ply of the main line.
struct last_ply {
    const ply* itself = nullptr; // null: there is none
    node at_ply = no_node;
};

last_ply last_of(const game& record);

// The results that the end allows; 0: only one.
struct possible_results {
    std::uint8_t first;
    std::uint8_t second;

    [[nodiscard]] bool has(std::uint8_t result) const {
        return result != 0 && (result == first || result == second);
    }
};

// The side that plays last wins three points by a mate, and two of three by a stalemate.
possible_results result_of_mate(side player);
possible_results result_of_stalemate(side player);

// How certain the end is: a sign may be a slip, a board proves it.
enum class proof : std::uint8_t { sign, board };

// Reports the result under the code if it is not a possible one. It can be fixed only if the board proves the
// end, and tag and line do not both contradict that.
void expect_result(check_context& context, code id, const last_ply& last, const possible_results& possible,
                   proof given_by);

// The result after the sign of mate, if no known board can show whether it is one.
void expect_result_of_mate_mark(check_context& context);

} // namespace ctlpgn::ctl_pgn
