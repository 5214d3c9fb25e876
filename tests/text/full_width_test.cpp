#include "text/full_width.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;

TEST_CASE("full-width characters have ASCII forms", "[text]") {
    CHECK(narrow("Ｄ") == 'D');
    CHECK(narrow("！") == '!');
    CHECK(narrow("～") == '~');
    CHECK(narrow("　") == ' ');
    CHECK(narrow("D") == 'D');
    CHECK(narrow("。") == '.'); // what input methods write for the dot
    CHECK(narrow("、") == '\0');
    CHECK(narrow("⸮") == '\0');
    CHECK(narrow("é") == '\0');
    CHECK(narrow("\xEF\xBC") == '\0');
    CHECK(narrow("") == '\0');
}

TEST_CASE("characters without a half-width form are kept", "[text]") {
    CHECK(narrowed("１２．Ｄg1，　炮\xEF!") == "12.Dg1, 炮\xEF!");
    CHECK(narrowed("").empty());
}
