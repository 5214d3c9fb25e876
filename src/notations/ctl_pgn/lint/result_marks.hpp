// What the end of a game says about its result.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

// The last ply of the main line that is written.
struct last_ply {
    const ply* itself = nullptr; // null: there is none
    node at_ply = no_node;
};

last_ply last_of(const game& record);

// The results that the end leaves open; 0: only one.
struct possible_results {
    std::uint8_t first;
    std::uint8_t second;

    [[nodiscard]] bool has(std::uint8_t result) const {
        return result != 0 && (result == first || result == second);
    }
};

// The side that plays last and mates wins three points, and with a stalemate two of three.
possible_results result_of_mate(side player);
possible_results result_of_stalemate(side player);

// How sure the end is that a result is judged by: a sign may be a slip, and a board shows it.
enum class proof : std::uint8_t { sign, board };

// Reports the result under the code if it is none of the possible ones. There is something to fix only if the
// board proves the end, and tag and line are not two witnesses against it.
void expect_result(check_context& context, code id, const last_ply& last, const possible_results& possible,
                   proof given_by);

// The result beside the sign of a mate, where no board is known that could show whether it is one.
void expect_result_of_mate_mark(check_context& context);

} // namespace ctlpgn::ctl_pgn
