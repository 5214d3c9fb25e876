// Whole games of PGN, by the same doors as people use.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace ctlpgn::repair {

namespace {

const std::string seven_tags =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

const notation& pgn() {
    return *find_notation("pgn");
}

std::string fixed(const std::string& moves, bool unsafe = true) {
    return apply_fixes(seven_tags + moves, pgn(), {}, {.unsafe = unsafe}).substr(seven_tags.size());
}

std::vector<diagnostic> found_in(const std::string& moves) {
    std::vector<diagnostic> found;
    const std::string text = seven_tags + moves;
    const auto source = open_text(text);
    lint(*source, pgn(), {},
         [&found](const linted& each) { found.insert(found.end(), each.found.begin(), each.found.end()); });
    return found;
}

constexpr const char* whole =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
    "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n";

} // namespace

TEST_CASE("a letter that no one thought of is repaired where one ply alone fits", "[repair][pgn]") {
    CHECK(fixed("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Hf6 5. O-O Be7 6. Re1 b5 7. 8b3 d6 8. c3 O-O 9. h3 Nb8 "
                "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n") == whole);
    CHECK(
        fixed("1. e4 eS 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf 6 5. O-O Be7 6. Rel b5 7. Bb3 d6 8. c3 O-Q 9. h3 Nb8 "
              "10. d4 Nbd7 11. c4 c6 12. Nc3 8b7 *\n") == whole);
}

TEST_CASE("each damaged ply is reported once, and nothing that follows from it", "[repair][pgn]") {
    const std::vector<diagnostic> found = found_in(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Hf6 5. O-O Be7 6. Re1 b5 7. 8b3 d6 8. c3 O-O 9. h3 Nb8 "
        "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n");
    REQUIRE(found.size() == 2);
    CHECK(found[0].remedy);
    CHECK(found[1].remedy);
}

TEST_CASE("a ply that is legal by chance is found by what follows", "[repair][pgn]") {
    const std::vector<diagnostic> found =
        found_in("1. e4 e5 2. Nh3 Nc6 3. Nxe5 Nxe5 4. d4 Ng6 5. Bd3 Nf6 6. O-O Be7 7. c4 O-O 8. Nc3 d6 *\n");
    REQUIRE(found.size() == 1);
    REQUIRE(found[0].remedy);
    CHECK_FALSE(found[0].remedy->safe);
    CHECK(found[0].remedy->edits.front().text == "Nf3");
}

TEST_CASE("one slip is found long before all that does not fit because of it", "[repair][pgn]") {
    std::string text =
        "1. c4 e6 2. Nf3 d5 3. d4 Nf6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6 8. cxd5 Nxd5 9. Bxe7 Qxe7 "
        "10. Nxd5 exd5 11. Rc1 Be6 12. Qa4 c5 13. Qa3 Rc8 14. Bb5 a6 15. dxc5 bxc5 16. O-O Ra7 17. Be2 Nd7 "
        "18. Nd4 Qf8 19. Nxe6 fxe6 20. e4 d4 21. f4 Qe7 22. e5 Rb8 23. Bc4 Kh8 24. Qh3 Nf8 25. b3 a5 "
        "26. f5 exf5 27. Rxf5 Nh7 28. Rcf1 Qd8 29. Qg3 Re7 30. h4 Rbb7 31. e6 Rbc7 32. Qe5 Qe8 33. a4 Qd8 "
        "34. R1f2 Qe8 35. R2f3 Qd8 36. Bd3 Qe8 37. Qe4 Nf6 38. Rxf6 gxf6 39. Rxf6 Kg8 40. Bc4 Kh8 "
        "41. Qf4 *\n";
    const std::string played = text;
    CHECK(fixed(text.replace(text.find("h6 7."), 2, "g6")) == played);
}

TEST_CASE("marks and signs of captures decide between plies that are written alike", "[repair][pgn]") {
    const std::vector<diagnostic> found = found_in(
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg3 b5 "
        "10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 "
        "17. Rd8# 1-0\n");
    REQUIRE_FALSE(found.empty());
    REQUIRE(found[0].remedy);
    CHECK(found[0].remedy->edits.front().text == "Bg5");
}

TEST_CASE("marks after a wrong ply are judged on the board as it was meant", "[repair][pgn]") {
    // With a knight on d3 the bishop would give check.
    const std::vector<diagnostic> found = found_in(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nd3 Qxe4+ 7. Qe2 Qxe2+ 8. Kxe2 Bg4 "
        "9. d3 O-O-O 10. Be3 Nf6 11. Nbd2 Re8 12. Rhe1 Bd6 *\n");
    REQUIRE(found.size() == 1);
    REQUIRE(found[0].remedy);
    CHECK(found[0].remedy->edits.front().text == "Nf3");
}

TEST_CASE("a question mark where a digit is due is no judgement", "[repair][pgn]") {
    std::string text = whole;
    CHECK(fixed(text.replace(text.find("Be7"), 3, "Be?")) == whole);
    text = whole;
    text.replace(text.find("Be7"), 3, "Be7?");
    CHECK(fixed(text) == text);
}

TEST_CASE("comments, glyphs and variations stay where they are", "[repair][pgn]") {
    CHECK(
        fixed("1. e4 {Hf6} e5 $1 2. Nf3 (2. f4 exf4) 2... Nc6 3. Bb5 a6 4. Ba4 Hf6! {x} 5. O-O Be7 6. Re1 b5 "
              "7. Bb3 d6 8. c3 O-O *\n") ==
        "1. e4 {Hf6} e5 $1 2. Nf3 (2. f4 exf4) 2... Nc6 3. Bb5 a6 4. Ba4 Nf6! {x} 5. O-O Be7 "
        "6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n");
}

TEST_CASE("a ply that is written twice goes, and one in the wrong order is put right", "[repair][pgn]") {
    CHECK(
        fixed(
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
            "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n") == whole);
    CHECK(fixed("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nf6 Ba4 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
                "10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *\n") == whole);
}

TEST_CASE("a bracket that opens nothing is a character of a damaged ply", "[repair][pgn]") {
    std::string text = whole;
    CHECK(fixed(text.replace(text.find("O-O 9."), 3, "[-O")) == whole);
}

TEST_CASE("a check mark that is missing alone is no damage", "[repair][pgn]") {
    std::vector<std::string> repaired;
    for (const diagnostic& each : found_in(
             "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nf3 Qxe4+ 7. Qe2 Qxe2 8. Kxe2 Bg4 "
             "9. Hc3 O-O-O 10. d3 Re8+ *\n"))
        if (each.remedy && each.remedy->proven)
            repaired.push_back(each.remedy->edits.front().text);
    CHECK(repaired == std::vector<std::string>{"Nc3"});
}

TEST_CASE("nothing is made of prose", "[repair][pgn]") {
    const std::string prose =
        "1. e4 this is no game at all but some words that have come here by mistake and go on "
        "and on without any sense for a reader who knows the rules of chess *\n";
    for (const diagnostic& each : found_in(prose))
        CHECK_FALSE((each.remedy && each.remedy->proven));
}

} // namespace ctlpgn::repair
