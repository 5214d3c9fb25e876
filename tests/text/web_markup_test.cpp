#include "text/web_markup.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;

TEST_CASE("markup says what a reader of the page sees", "[text]") {
    for (const std::string_view invisible : {"<b>", "</td>", "<br />", "<imgx>", "<!---->", "<!-- -->",
                                             "&nbsp;", "&zwj;", "&lt;", "&#160;", "&#10;", "&#8203;", "**"})
        CHECK(sense_of_markup(invisible).kind == markup_kind::invisible);
    CHECK(sense_of_markup("&plusmn;").text == "±");
    CHECK(sense_of_markup("&unknown;").kind == markup_kind::unsaid);
    CHECK(sense_of_markup("&#78;").kind == markup_kind::character);
    CHECK(sense_of_markup("&#78;").text == "N");
    CHECK(sense_of_markup("&#9816;").text == "♘");
    CHECK(sense_of_markup("<!-- 1. d4 -->").kind == markup_kind::remark);
    CHECK(sense_of_markup("<!--1. d4-->").text == "1. d4");
    for (const std::string_view unsaid : {"<img src=\"wn.gif\">", "<IMG SRC=x>", "&#65533;"})
        CHECK(sense_of_markup(unsaid).kind == markup_kind::unsaid);
}
