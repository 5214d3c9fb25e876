// Consecutive games without results.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: any number of games without results are split", "[pgn][fixes]") {
    constexpr std::string_view roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                        "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";
    std::string run_together;
    std::string apart;
    // Some end with White's move, so that the next moves were read for the other side.
    for (const std::string_view moves : {"1. e4 e5 2. Nf3", "1. d4 d5 2. c4 e6", "1. e4 c5 2. Nf3 d6 3. d4",
                                         "1. c4", "1. Nf3 d5 2. d4 Nf6"}) {
        const std::string_view gap = run_together.empty() ? "" : "\n\n";
        run_together.append(gap).append(moves);
        apart.append(gap).append(roster).append(moves).append(" *");
    }
    run_together += '\n';
    apart += '\n';
    CHECK(unsafely_fixed_pgn(run_together) == apart);
    // The games before the last may have had results.
    run_together.insert(run_together.size() - 1, " *");
    CHECK(apply_fixes(run_together, pgn_notation()) == std::string(roster) + run_together);
}
