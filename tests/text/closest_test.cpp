#include "text/closest.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <string>

using namespace ctlpgn;

TEST_CASE("edits are counted", "[text]") {
    CHECK(edit_distance("", "", 2) == 0);
    CHECK(edit_distance("Black", "Black", 2) == 0);
    CHECK(edit_distance("BLACK", "black", 2) == 0);
    CHECK(edit_distance("Blcak", "Black", 2) == 1);
    CHECK(edit_distance("Blak", "Black", 2) == 1);
    CHECK(edit_distance("Bllack", "Black", 2) == 1);
    CHECK(edit_distance("Blank", "Black", 2) == 1);
    CHECK(edit_distance("lBakc", "Black", 2) == 2);
    CHECK(edit_distance("ca", "abc", 3) == 3);
    CHECK(edit_distance("White", "Black", 2) == 3);
    CHECK(edit_distance("", "ab", 2) == 2);
    CHECK(edit_distance("", "abc", 2) == 3);
    const std::string endless(1000, 'a');
    CHECK(edit_distance(endless, endless, 2) == 3);
}

TEST_CASE("the closest word is the one that was meant", "[text]") {
    constexpr std::array<std::string_view, 4> words{"White", "Black", "Id", "Mode"};
    CHECK(closest("Wihte", words) == "White");
    CHECK(closest("ID", words) == "Id");
    CHECK(closest("Mod", words) == "Mode");
    CHECK(closest("Moe", words) == "Mode");
    CHECK(closest("Me", words).empty());
    CHECK(closest("", words).empty());
    CHECK(closest("Blue", words).empty());
}
