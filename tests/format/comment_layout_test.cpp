#include "format/comment_layout.hpp"

#include <catch2/catch.hpp>

using ctlpgn::layout::comment_frame;

namespace {

std::string laid_out(std::string_view text, const comment_frame& frame) {
    std::string output;
    ctlpgn::layout::comment_layout().write(text, frame, output);
    return output;
}

constexpr comment_frame twenty{.column = 2, .indentation = 2, .end_width = 2, .width = 20};
constexpr comment_frame any{.column = 2, .indentation = 2, .end_width = 2, .width = 0};
constexpr comment_frame filled{.column = 2, .indentation = 2, .end_width = 2, .width = 20, .reflow = true};

} // namespace

TEST_CASE("line breaks in comments are kept", "[format]") {
    CHECK(laid_out("one line", twenty) == "one line");
    CHECK(laid_out("one \r\n two\t\n\n four", any) == "one\n  two\n\n  four");
    CHECK(laid_out("a  b", any) == "a  b");
}

TEST_CASE("lines keep their relative indentation", "[format]") {
    CHECK(laid_out("board\n      a b\n     c d", any) == "board\n   a b\n  c d");
    CHECK(laid_out("tabs\n\t\tx\n\ty", any) == "tabs\n  \tx\n  y");
}

TEST_CASE("long lines are broken at spaces", "[format]") {
    CHECK(laid_out("exactly as wide as", twenty) == "exactly as wide\n  as");
    CHECK(laid_out("exactly as wide", twenty) == "exactly as wide");
    CHECK(laid_out("a-word-that-is-longer-than-a-line b", twenty) ==
          "a-word-that-is-longer-than-a-line\n  b");
    CHECK(laid_out("x\n  a\n    bbbbbbb ccccccc dddddd", twenty) ==
          "x\n  a\n    bbbbbbb ccccccc\n    dddddd");
    CHECK(laid_out("éééé éééé éééé é", twenty) == "éééé éééé éééé é");
}

TEST_CASE("paragraphs are refilled on request", "[format]") {
    CHECK(laid_out("a\nb   c\n\n d\ne", filled) == "a b c\n\n  d e");
    CHECK(laid_out("one two three four five\nsix", filled) == "one two three four\n  five six");
}

TEST_CASE("formatted layout is kept", "[format]") {
    const std::string text = GENERATE(as<std::string>(), "a b c d e f g h i j k l m n o p q r s t u v w x y",
                                      "one\n   two three four five six seven\n  eight", "x\n\n\n  y\n\tz",
                                      "\u00e9\u00e9\u00e9 a-very-very-very-long-word-indeed tail");
    for (const comment_frame& frame : {twenty, any, filled}) {
        const std::string once = laid_out(text, frame);
        CHECK(laid_out(once, frame) == once);
    }
}
