#include "lint/findings_in.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

TEST_CASE("a variation begins with the number of the move that it comes after", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(2. H6-H12)\n3. H6-H12 :") == "");
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1. H6-H12)\n3. H6-H12 :") ==
          "variation-of-earlier-move 7:2");
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(3. H6-H12)\n3. H6-H12 :") ==
          "variation-of-no-move 7:2");
    // The next number shows that only the first was wrong; there is no second finding.
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1. H6-H12, I23-I19\n.3. K4-K8)\n3. H6-H12 :") ==
          "variation-of-earlier-move 7:2");
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1. H6-H12, I23-I19\n.2. K4-K8)\n3. H6-H12 :") ==
          "variation-of-earlier-move 7:2");
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(2. H6-H12, I23-I19\n.4. K4-K8)\n3. H6-H12 :") ==
          "wrong-number 8:2");
}

TEST_CASE("a variation of a first move with an unknown number begins with 1? or 1.", "[lint]") {
    const std::string alone = found_in("1? G7-G13, E21-E17\n2. E7-E13 :");
    CHECK(found_in("1? G7-G13, E21-E17\n(1? E7-E13)\n(1. H6-H12)\n2. E7-E13 :") == alone);
    CHECK(found_in("1? G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1? H6-H12)\n3. H6-H12 :") != alone);
}

TEST_CASE("a move with a wrong number takes its variations along", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17\n5. E7-E13, G21-G17\n(5. H6-H12)\n(2. K4-K8)\n3. H6-H12 :") ==
          "wrong-number 6:1");
}

TEST_CASE("an inner variation may name a move that led to its line", "[lint]") {
    CHECK(
        found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(2. H6-H12, I23-I19\n.(1. K4-K8))\n3. H6-H12 :") ==
        "variation-of-earlier-move 8:3");
    CHECK(
        found_in("1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n.2. H6-H12, I23-I19\n.(2. L5-L7))\n2. E7-E13 :") ==
        "");
}

TEST_CASE("a variation replaces a ply", "[lint]") {
    CHECK(found_in("(1. G7-G13)\n1. E7-E13 :") == "orphan-variation 5:1");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. …, G21-G17\n.(1. E7-E13))\n2. E7-E13 :") ==
          "variation-replaces-nothing 7:6");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. …, G21-G17\n.(1. …, G21-G19))\n2. E7-E13 :") == "");
}

TEST_CASE("labels of one move differ", "[lint]") {
    CHECK(
        found_in("1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[2] 1. H6-H12)\n($[1] 1. K4-K8)\n($[1] 1. L5-L7)\n"
                 "2. E7-E13 :") == "repeated-label 8:2; repeated-label 9:2");
    CHECK(
        found_in("1. G7-G13, E21-E17\n($[1] 1. E7-E13, I23-I19\n.($[1] 1. H6-H12))\n(1. K4-K8)\n(1. L5-L7)\n"
                 "2. E7-E13, G21-G17\n($[1] 2. L5-L7)\n3. H6-H12 :") == "");
}

TEST_CASE("a variation replaces a ply by another one", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17\n(1. G7-G13)\n2. E7-E13 :") == "variation-repeats-ply 6:5");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. G7-G13, E21-E17\n.2. H6-H12)\n2. E7-E13 :") ==
          "variation-repeats-ply 6:13");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. …, E21-E17)\n2. E7-E13 :") == "variation-repeats-ply 6:8");
    CHECK(found_in("1. G7-G13, E21-E17\n(1. G7-G13, G21-G17)\n2. E7-E13 :") == "");
    // How the game could have gone on after its end.
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13 :\n(2. E7-E13, G21-G17)") == "");
}

TEST_CASE("references are not judged if a label is duplicate", "[lint]") {
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n($[1] 2. H6-H12)\n($[1] 2. K4-K8)\n3. H6-H12 :\n"
                   "{ See #2.2. }") == "repeated-label 8:2");
}
