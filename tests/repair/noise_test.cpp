// Damage by chance, as of scanners and typists, in three famous games.
#include "ctlpgn/fixing.hpp"
#include "repair/given_back.hpp"

#include <catch2/catch.hpp>

namespace ctlpgn::repair {

namespace {

using tests::damage_kind;

constexpr std::string_view famous =
    "[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n"
    "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 "
    "10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 "
    "18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0\n\n"
    "[White \"Anderssen\"]\n[Black \"Dufresne\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 "
    "10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 "
    "18. exf6 Rg8 19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 24. Bxe7# 1-0\n\n"
    "[White \"Morphy\"]\n[Black \"Allies\"]\n\n"
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 "
    "10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 "
    "17. Rd8# 1-0\n";

struct outcome {
    std::size_t games = 0;
    std::size_t given_back = 0;
    std::size_t given_back_safely = 0;
    std::size_t safe = 0;
    std::vector<std::string> wrong;
};

outcome repair_damaged(damage_kind kind, double rate) {
    const notation& pgn = *find_notation("pgn");
    const tests::game_frame frame = tests::frame_of(pgn);
    const std::vector<tests::played_game> games = tests::games_in(pgn, famous, 3);
    REQUIRE(games.size() == 3);
    outcome all;
    for (std::uint32_t seed = 1; seed != 21; ++seed) {
        tests::noise damaging(kind, rate, seed, frame.style);
        for (const tests::played_game& each : games) {
            const tests::noisy_line line = damaging.damage(each.texts);
            const std::string fixed = apply_fixes(tests::text_of(line, frame), pgn, {}, {.unsafe = true});
            ++all.games;
            all.given_back += tests::is_given_back(pgn, fixed, each) ? 1U : 0U;
            const std::string fixed_safely = apply_fixes(tests::text_of(line, frame), pgn);
            all.given_back_safely += tests::is_given_back(pgn, fixed_safely, each) ? 1U : 0U;
            const tests::counted_repairs counted = tests::count_repairs(pgn, line, frame, each);
            all.safe += counted.safe;
            all.wrong.insert(all.wrong.end(), counted.wrong.begin(), counted.wrong.end());
        }
    }
    return all;
}

} // namespace

TEST_CASE("most damaged games come back whole, and no safe repair is wrong", "[repair][pgn]") {
    for (const damage_kind kind : {damage_kind::scanner, damage_kind::keyboard}) {
        const outcome light = repair_damaged(kind, 0.01);
        CHECK(10 * light.given_back >= 9 * light.games);
        CHECK(light.wrong == std::vector<std::string>{});
        CHECK(10 * light.given_back_safely >= 7 * light.games);
        const outcome more = repair_damaged(kind, 0.03);
        CHECK(10 * more.given_back >= 8 * more.games);
        CHECK(10 * more.given_back_safely >= 5 * more.games);
        CHECK(more.wrong == std::vector<std::string>{});
    }
}

TEST_CASE("plies that are written twice or in the wrong order are found", "[repair][pgn]") {
    const outcome doubled = repair_damaged(damage_kind::ply_doubled, 0);
    CHECK(doubled.given_back == doubled.games);
    const outcome swapped = repair_damaged(damage_kind::plies_swapped, 0);
    CHECK(10 * swapped.given_back >= 8 * swapped.games);
    CHECK(swapped.wrong == std::vector<std::string>{});
}

TEST_CASE("where plies are missing, no safe repair is wrong", "[repair][pgn]") {
    for (const damage_kind kind :
         {damage_kind::ply_missing, damage_kind::move_missing, damage_kind::line_missing}) {
        CHECK(repair_damaged(kind, 0.01).wrong == std::vector<std::string>{});
        CHECK(repair_damaged(kind, 0).wrong == std::vector<std::string>{});
    }
}

} // namespace ctlpgn::repair
