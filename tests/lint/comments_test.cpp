#include "lint/findings_in.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

TEST_CASE("comments on plies are in order, one for each ply", "[lint]") {
    const std::string move = "1. G7-G13, E21-E17 :\n";
    CHECK(found_in(move + "{ @W: One. }\n{ @B: Two. }") == "");
    CHECK(found_in(move + "{ @B: Two. }\n{ @W: One. }") == "comment-order 7:3");
    CHECK(found_in(move + "{ @W: One. }\n{ @W: Two. }") == "repeated-comment 7:3");
    CHECK(found_in(move + "{ @W: One. }\n{: @W: $13 }\n{: @W: $14 }\n{: @B: $13 }\n{ @B: Two. }") == "");
    CHECK(found_in(move + "{ One. }\n{ Two. }") == "");
    CHECK(found_in(move + "{ @W: One. @B: Two. }") == "");
}

TEST_CASE("a comment is on an existing ply", "[lint]") {
    CHECK(found_in("1. G7-G13 :\n{ @B: Two. }") == "comment-without-ply 6:3");
    CHECK(found_in("1. G7-G13, E21-E17 :\n(1. …, G21-G17\n.{ @W: One. })") == "comment-without-ply 7:4");
    CHECK(found_in("1. G7-G13, nonsense :\n{ @B: Two. }") == "");
    CHECK(found_in("{ @W: One. }\n1. G7-G13 :") == "mark-without-move 5:3");
    CHECK(found_in("1. G7-G13 :\n*\n{ @W: One. }") == "");
    CHECK(found_in("1. G7-G13, E21-E17 :\n(\n.{ @W: One. }\n.1. E7-E13)") == "mark-without-move 7:4");
    // It may be a reference to the player or a mark.
    CHECK(found_in("{ @W is known for this start. }\n1. G7-G13 :") == "");
}

TEST_CASE("annotations have PGN's numbers", "[lint]") {
    CHECK(found_in("1. G7-G13 :\n{: $0 $139 }") == "");
    CHECK(found_in("1. G7-G13 :\n{: $140 $255 }") == "unknown-annotation 6:4; unknown-annotation 6:9");
}

TEST_CASE("pieces are where comments place them", "[lint]") {
    CHECK(found_in("1. G7-G13 :\n{ ~PG7 ~PG13 ~pG21 ~kG27 ~J[d] ~RC3 }") == "");
    CHECK(found_in("1. G7-G13 :\n{ ~PG9 ~GE5 ~KG27 }") ==
          "absent-piece 6:3; absent-piece 6:8; absent-piece 6:13");
    CHECK(found_in("1. G7-G13, E21-E17 :\n(1. E7-E13\n.{ ~PE13 and ~PG13 })") == "absent-piece 7:14");
    CHECK(found_in("1. G7-G13, E21-E17\n2. H6-H12 :\n{ After #1 ~PH6 stood well. }") == "");
    CHECK(found_in("1. G7-G13 :\n{ ~K[d] ~j[c] }") == "colour-of-no-bishop 6:3");
}

TEST_CASE("other numbers are not reported as broken references", "[lint]") {
    const std::string moves = "1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n.2. H6-H12)\n";
    for (const std::string_view text : {"Game #1 of 3", "Round #2", "board #9", "Ronda #2", "the #2 of 4"}) {
        const std::string comment = "{ " + std::string(text) + " }\n";
        INFO(text);
        CHECK(found_in(comment + "1. G7-G13, E21-E17\n2. E7-E13 :") == "");
        CHECK(found_in(moves + comment + "2. E7-E13 :") == "");
    }
    CHECK(found_in("{ White saw #2 coming }\n1. G7-G13, E21-E17\n2. E7-E13 :") == "forward-reference 5:13");
}

TEST_CASE("broken references are reported with the reason", "[lint]") {
    const std::string moves =
        "1. G7-G13, E21-E17\n($[1] 1. E7-E13, G21-G17\n.2. H6-H12, I23-I19\n.(2. L5-L7)\n"
        ".3. K4-K8)\n2. E7-E13 :\n";
    CHECK(found_in(moves + "{ #1 #2 #1@B #2@W #1.1 #3[#1.1] #3[#1.1]@W }") == "");
    CHECK(found_in(moves + "{ #7 }") == "dangling-reference 11:3");
    CHECK(found_in(moves + "{ #3 }") == "wrong-line-reference 11:3");
    CHECK(found_in(moves + "{ #2@B }") == "reference-without-ply 11:3");
    CHECK(found_in(moves + "{ #3[#1.1]@B }") == "reference-without-ply 11:3");
    CHECK(found_in(moves + "{ #1.2 }") == "unknown-label 11:3");
    CHECK(found_in(moves + "{ #2.1 }") == "unknown-label 11:3");
    CHECK(found_in(moves + "{ #2[#2.1#1.1] }") == "unlabelled-variation 11:3");
    CHECK(found_in(moves + "{ #9[#1.1] }") == "dangling-reference 11:3");
    CHECK(found_in(moves + "{ #9.1 #2[#9.1] }") == "dangling-reference 11:3; dangling-reference 11:8");
    CHECK(found_in("{ #1 }\n" + moves) == "forward-reference 5:3");
    CHECK(found_in("1. G7-G13, E21-E17\n{ #2 #1.1 #1[#1.1] }\n($[1] 1. E7-E13)\n2. E7-E13 :") ==
          "forward-reference 6:3");
    CHECK(found_in("1. G7-G13, E21-E17\n{ #2.1 }\n2. E7-E13, G21-G17\n($[1] 2. H6-H12)\n3. H6-H12 :") ==
          "forward-reference 6:3");
    CHECK(found_in("1. G7-G13, E21-E17\n($[1] 1. E7-E13\n.{ #1.2 })\n($[2] 1. H6-H12)\n2. E7-E13 :") ==
          "forward-reference 7:4");
}
