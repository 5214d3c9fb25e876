// Damaged plies in variations, by the same doors as people use.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "repair/damaged_variations.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace ctlpgn::repair {

namespace {

const std::string roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

const notation& pgn_notation() {
    return *find_notation("pgn");
}

std::string mended(const std::string& moves) {
    return apply_fixes(roster + moves, pgn_notation(), {}, {.unsafe = true}).substr(roster.size());
}

std::vector<diagnostic> reported_in(const std::string& moves) {
    std::vector<diagnostic> found;
    const std::string text = roster + moves;
    const auto source = open_text(text);
    lint(*source, pgn_notation(), {},
         [&found](const linted& each) { found.insert(found.end(), each.found.begin(), each.found.end()); });
    return found;
}

// The moves of a game with what is written after 3. Bb5 and after 5. O-O.
std::string spanish(const std::string& third, const std::string& after_third,
                    const std::string& after_fifth) {
    return "1. e4 e5 2. Nf3 Nc6 3. " + third + ' ' + after_third + "3... a6 4. Ba4 Nf6 5. O-O " +
           after_fifth + "5... Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n";
}

constexpr std::string_view annotated =
    "[White \"A\"]\n[Black \"B\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. c3 Nf6 (4... Qe7 5. d4 Bb6 6. O-O) 5. d3 d6 6. O-O O-O) 3... "
    "a6 "
    "4. Ba4 (4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4) 4... Nf6 5. O-O Be7 (5... Nxe4 6. d4 b5 7. Bb3 d5 "
    "8. dxe5 Be6) 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 1-0\n\n"
    "[White \"C\"]\n[Black \"D\"]\n\n"
    "1. d4 d5 2. c4 e6 (2... c6 3. Nf3 Nf6 4. Nc3 dxc4 5. a4 Bf5 6. e3 e6) 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O "
    "6. Nf3 "
    "Nbd7 (6... h6 7. Bh4 b6 8. cxd5 Nxd5 9. Bxe7 Qxe7) 7. Rc1 c6 8. Bd3 dxc4 9. Bxc4 Nd5 10. Bxe7 Qxe7 "
    "11. O-O Nxc3 12. Rxc3 e5 0-1\n";

} // namespace

TEST_CASE("a damaged ply in a variation is repaired where it is", "[repair][variations]") {
    CHECK(mended(spanish("Bb5", "({x} 3. Bc4 Hf6 $1 4. d3! {Hf6} Be7 (4... h6 5. O-O) 5. O-O O-O) ", "")) ==
          spanish("Bb5", "({x} 3. Bc4 Nf6 $1 4. d3! {Hf6} Be7 (4... h6 5. O-O) 5. O-O O-O) ", ""));
    const std::vector<diagnostic> found =
        reported_in(spanish("Bb5", "(3. Bc4 Hf6 4. d3 Be7 5. O-O O-O) ", ""));
    REQUIRE(found.size() == 1);
    REQUIRE(found[0].remedy);
    CHECK(found[0].remedy->edits.front().text == "Nf6");
}

TEST_CASE("a variation goes on from the position that was meant", "[repair][variations]") {
    // The bishop is on b5 only after the repair.
    CHECK(mended(spanish("8b5", "", "(5. Bxc6 dxc6 6. 0-0 8d6 7. d3 O-O) ")) ==
          spanish("Bb5", "", "(5. Bxc6 dxc6 6. O-O Bd6 7. d3 O-O) "));
    // The first of them is as it should be.
    CHECK(mended(spanish("8b5", "(3. Bc4 Nf6 4. d3) ", "(5. d3 b5 6. 8b3 Be7) ")) ==
          spanish("Bb5", "(3. Bc4 Nf6 4. d3) ", "(5. d3 b5 6. Bb3 Be7) "));
}

TEST_CASE("variations in variations are repaired", "[repair][variations]") {
    CHECK(mended(spanish("Bb5", "(3. Bc4 Hf6 4. d3 (4. Ng5 d5 5. exdS Na5 6. Bb5+) 4... Be7 5. O-O O-O) ",
                         "")) ==
          spanish("Bb5", "(3. Bc4 Nf6 4. d3 (4. Ng5 d5 5. exd5 Na5 6. Bb5+) 4... Be7 5. O-O O-O) ", ""));
}

TEST_CASE("an unreadable first ply does not move its variation", "[repair][variations]") {
    CHECK(mended(spanish("Bb5", "(3. 8c'4 Nf6 4. d3 Be7 5. O-O O-O) ", "")) ==
          spanish("Bb5", "(3. Bc4 Nf6 4. d3 Be7 5. O-O O-O) ", ""));
}

TEST_CASE("a variation without a fault is not changed by repairs before it", "[repair][variations]") {
    // 3. Bc4 is legal, but a6 and Ba4 speak for Bb5; the variation shows that it was played.
    const std::string moves =
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 4. Ba4 (4. Bxf7+ Kxf7 5. Nxe5+ Nxe5 6. d4 Ng6) 4... Nf6 "
        "5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 *\n";
    const std::string fixed = mended(moves);
    CHECK(fixed.find("(4. Bxf7+ Kxf7 5. Nxe5+ Nxe5 6. d4 Ng6)") != std::string::npos);
    CHECK(fixed.find("3. Bc4") != std::string::npos);
}

TEST_CASE("a variation is never repaired safely", "[repair][variations]") {
    for (const diagnostic& each : reported_in(spanish("Bb5", "(3. Bc4 Hf6 4. d3) ", ""))) {
        REQUIRE(each.remedy);
        CHECK_FALSE(each.remedy->safe);
    }
}

TEST_CASE("many damaged variations are all repaired", "[repair][variations]") {
    std::string damaged;
    std::string meant;
    for (int i = 0; i != 300; ++i) {
        damaged += "(3. Bc4 Nfo 4. d3 Be7 5. O-O O-O) ";
        meant += "(3. Bc4 Nf6 4. d3 Be7 5. O-O O-O) ";
    }
    CHECK(mended(spanish("8b5", damaged, "")) == spanish("Bb5", meant, ""));
}

TEST_CASE("variations that are no play do not hinder the repair of others", "[repair][variations]") {
    std::string hopeless;
    for (int i = 0; i != 200; ++i)
        hopeless += "(3. Kh8 Qa1 4. Rd7 Kh1) ";
    const std::string fixed = mended(spanish("8b5", hopeless, ""));
    CHECK(fixed.find("3. Bb5 (3. Kh8 Qa1 4. Rd7 Kh1)") != std::string::npos);
}

TEST_CASE("most damaged variations come back, but not safely", "[repair][variations]") {
    const std::vector<std::string> games = tests::annotated_games_in(pgn_notation(), annotated, 2);
    REQUIRE(games.size() == 2);
    for (const tests::damage_kind kind : {tests::damage_kind::scanner, tests::damage_kind::keyboard}) {
        tests::counted_variations all;
        for (std::uint32_t seed = 1; seed != 31; ++seed) {
            tests::noise damaging(kind, 0.03, seed);
            for (const std::string& each : games)
                all += tests::repair_damaged(pgn_notation(), each, damaging, false);
        }
        CAPTURE(all.damaged, all.by_unsafe, all.safe);
        CHECK(all.damaged > 60);
        CHECK(3 * all.by_unsafe >= 2 * all.damaged);
        CHECK(all.safe == 0);
        CHECK(all.wrong.empty());
        CHECK(all.lost == 0);
    }
}

TEST_CASE("a variation decides what is meant before it", "[repair][variations]") {
    const auto game_with = [](const std::string& eighth, const std::string& rook, const std::string& third,
                              const std::string& variation) {
        return "1. Nc3 d6 2. e4 Nf6 3. " + third + " g6 4. d4 Bg7 5. Be2 O-O 6. O-O c6 7. a4 Na6 8. " +
               eighth + " Nc7 9. h3 (" + variation + ") 9... b6 10. Kh2 Bb7 11. Kh1 Qd7 12. b4 " + rook +
               " 13. Rb1 Kh8 *\n";
    };
    const std::string with_e3 = "9. Bc1 Ng4";
    const std::string with_d3 = "9. Be2 c5 10. Be3 cxd4";
    CHECK(mended(game_with("B3", "Ral8", "N3", with_e3)) == game_with("Be3", "Rae8", "Nf3", with_e3));
    CHECK(mended(game_with("B3", "Ral8", "N3", with_d3)) == game_with("Bd3", "Rae8", "Nf3", with_d3));
}

TEST_CASE("a variation that cannot be repaired does not keep the game from being repaired",
          "[repair][variations]") {
    const auto game_with = [](const std::string& second, const std::string& fourth) {
        return "1. e4 e5 2. Nf3 " + second + " 3. Bb5 a6 4. " + fourth +
               " Nf6 (4... Kd8 5. Rd7) 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n";
    };
    CHECK(mended(game_with("Hc6", "8a4")) == game_with("Nc6", "Ba4"));
    for (const diagnostic& each : reported_in(game_with("Hc6", "8a4")))
        if (each.remedy)
            CHECK_FALSE(each.remedy->safe);
}

} // namespace ctlpgn::repair
