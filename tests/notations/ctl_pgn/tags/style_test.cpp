#include "notations/ctl_pgn/tags/support.hpp"

#include <catch2/catch.hpp>

using tags_test::names_in;
using names = std::vector<std::string>;

namespace {

names found_in(std::string_view moves) {
    return names_in("[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n" +
                    std::string(moves) + "\n*\n");
}

} // namespace

TEST_CASE("moves on separate lines, or all on one", "[notations][style]") {
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n3. H6-H12 :").empty());
    CHECK(found_in("1. G7-G13, E21-E17 2. E7-E13, G21-G17 3. H6-H12 :").empty());
    CHECK(found_in("1. G7-G13, E21-E17\n2. E7-E13, G21-G17 3. H6-H12 :") == names{"mixed-move-lines"});
    // A comment needs a separate line, so the break after it does not count.
    CHECK(found_in("1. G7-G13, E21-E17\n{ So. }\n2. E7-E13, G21-G17 3. H6-H12 :").empty());
    // Each line of play separately.
    CHECK(found_in("1. G7-G13, E21-E17\n(1. E7-E13, G21-G17 2. H6-H12)\n2. E7-E13, G21-G17\n3. H6-H12 :")
              .empty());
}

TEST_CASE("dots show the depth or are absent", "[notations][style]") {
    CHECK(found_in("1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n2. H6-H12)\n2. E7-E13 :").empty());
    CHECK(found_in("1. G7-G13, E21-E17\n.(1. E7-E13, G21-G17\n.2. H6-H12)\n2. E7-E13 :").empty());
    CHECK(found_in("1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n.(1. …, I23-I19\n..2. H6-H12)\n .2. H6-H12)\n"
                   "2. E7-E13 :")
              .empty());
    CHECK(found_in("1. G7-G13, E21-E17\n.2. E7-E13 :") == names{"wrong-depth-dots"});
    CHECK(found_in("1. G7-G13, E21-E17\n..(1. E7-E13, G21-G17)\n2. E7-E13 :") == names{"wrong-depth-dots"});
    CHECK(found_in("1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n..{ So. }\n...2. H6-H12)\n2. E7-E13 :") ==
          names{"wrong-depth-dots"});
}

TEST_CASE("line ends within a game are uniform", "[notations][style]") {
    const std::string head = "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\r\n[Annotator \"Cescacs\"]\r\n";
    CHECK(names_in(head + "\r\n1. F8-F10 :\r\n*\r\n").empty());
    CHECK(names_in(head + "\r\n1. F8-F10 :\r\n*\n") == names{"mixed-line-ends"});
    CHECK(names_in(head + "\n1. F8-F10 :\n*\n") == names{"mixed-line-ends"});
}
