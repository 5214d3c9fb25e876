#include "text/newlines.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace ctlpgn;

TEST_CASE("newlines in a row are counted", "[text]") {
    CHECK(count_newlines("") == 0);
    CHECK(count_newlines("\r") == 0);
    CHECK(count_newlines("a\nb\r\nc") == 2);
    for (const std::size_t many : {254UL, 255UL, 256UL, 511UL, 70000UL}) {
        CHECK(count_newlines(std::string(many, '\n')) == many);
        CHECK(count_newlines(std::string(many, 'a') + "\n") == 1);
    }
}
