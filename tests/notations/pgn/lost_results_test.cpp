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

TEST_CASE("pgn: the result of the last of several games is not that of the first", "[pgn][fixes]") {
    const auto result_of_tag = [](const std::string& text) {
        const std::string fixed = apply_fixes(text, pgn_notation());
        const std::size_t at = fixed.find("[Result \"");
        return at == std::string::npos ? std::string() : fixed.substr(at, fixed.find('\n', at) - at);
    };
    for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "*"})
        CHECK(result_of_tag("1. e4 e5 2. Nf3 Nc6\n1. d4 d5 2. c4 e6 " + std::string(result) + "\n") ==
              "[Result \"*\"]");
    CHECK(result_of_tag("1. f3 e5 2. g4 Qh4#\n1. d4 d5 2. c4 e6 1-0\n") == "[Result \"0-1\"]");
    CHECK(result_of_tag("1. d4 d5 2. c4 e6 1-0\n") == "[Result \"1-0\"]");
}
