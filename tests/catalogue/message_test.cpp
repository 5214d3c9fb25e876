#include "catalogue/message.hpp"
#include "ctlpgn/catalogue.hpp"
#include "notations/ctl_pgn/codes.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;

namespace {

std::string rendered(std::string_view message, std::string_view found, std::string_view detail = {}) {
    diagnostic_info row = describe(ctl_pgn::codes::missing_dot);
    row.message = message;
    return render_message(row, found, detail);
}

} // namespace

TEST_CASE("placeholders are replaced once", "[catalogue]") {
    CHECK(rendered("plain", "G14") == "plain");
    CHECK(rendered("expected a hex, found {found}", "G14") == "expected a hex, found \"G14\"");
    CHECK(rendered("{found} is no hex: {reason}", "G14", "column G has odd lines") ==
          "\"G14\" is no hex: column G has odd lines");
    CHECK(rendered("{found}, {reason}", "{reason}", "{found}") == "\"{reason}\", {found}");
    CHECK(rendered("a { and } and {: word and {expected}", "x", "y") == "a { and } and {: word and y");
    CHECK(rendered("no such tag{guess?}", "x") == "no such tag");
}

TEST_CASE("letters that only look like Latin ones are named", "[catalogue]") {
    CHECK(rendered("{found}", "Н6-H12") == "\"Н6-H12\", in which U+041D is a Cyrillic letter");
    CHECK(rendered("{found}", "Α3-A5") == "\"Α3-A5\", in which U+0391 is a Greek letter");
    CHECK(rendered("{found}", "Ｈ6-H12") == "\"Ｈ6-H12\", in which U+FF28 is a full-width letter");
    CHECK(rendered("{found}", "Белые") == "\"Белые\"");
}

TEST_CASE("line ends and spaces have names", "[catalogue]") {
    CHECK(rendered("{found}", "") == "the end of the file");
    CHECK(rendered("{found}", "\n") == "the end of the line");
    CHECK(rendered("{found}", "\r\n") == "the end of the line");
    CHECK(rendered("{found}", " \n ") == "the end of the line");
    CHECK(rendered("{found}", " ") == "a space");
    CHECK(rendered("{found}", " \t") == "spaces");
    CHECK(rendered("{found}", " G14\n") == "\"G14\"");
}

TEST_CASE("long texts are cut between characters", "[catalogue]") {
    const std::string exactly(32, 'a');
    CHECK(rendered("{found}", exactly) == '"' + exactly + '"');
    CHECK(rendered("{found}", exactly + "a") == '"' + std::string(31, 'a') + "…\"");
    std::string hyphens;
    for (int i = 0; i < 40; ++i)
        hyphens += "‐";
    CHECK(rendered("{found}", hyphens) == '"' + hyphens.substr(0, 31 * 3) + "…\"");
}

TEST_CASE("unprintable characters are escaped", "[catalogue]") {
    CHECK(rendered("{found}", std::string_view("\0", 1)) == "\"\\x00\"");
    CHECK(rendered("{found}", "\x1B[2J") == "\"\\x1B[2J\"");
    CHECK(rendered("{found}", "\x7F") == "\"\\x7F\"");
    CHECK(rendered("{found}", "\xE0s") == "\"\\xE0s\"");
    CHECK(rendered("{found}", "\xE2\x80") == "\"\\xE2\\x80\"");
    CHECK(rendered("{found}", "a\nb\tc\rd") == "\"a\\nb\\tc\\rd\"");
    CHECK(rendered("{found}", "\u202Eabc") == "\"\\u{202E}abc\"");
    CHECK(rendered("{found}", "\uFEFF") == "\"\\u{FEFF}\"");
    CHECK(rendered("{found}", "\u0085") == "\"\\u{0085}\"");
    CHECK(rendered("{found}", "Ferràs 🩐") == "\"Ferràs 🩐\"");
}

TEST_CASE("message: {found} is the finding's text, or the next word", "[catalogue]") {
    const std::string_view text = "1. G7- :\n2. X\r\n";
    CHECK(text_in_question(text, 3, 6) == "G7-");
    CHECK(text_in_question(text, 6, 6) == ":");
    CHECK(text_in_question(text, 3, 3) == "G7-");
    CHECK(text_in_question(text, 8, 8) == "\n");
    CHECK(text_in_question(text, 13, 13) == "\r\n");
    CHECK(text_in_question(text, 15, 15).empty());
    CHECK(text_in_question(text, 99, 120).empty());
    CHECK(text_in_question("a\rb", 1, 1) == "\r");
    CHECK(text_in_question("a  ", 1, 1).empty());
}

TEST_CASE("a message has one placeholder besides {found}", "[catalogue]") {
    for (const diagnostic_info& row : catalogue()) {
        INFO(row.message);
        std::size_t places = 0;
        message_reader parts(row.message);
        while (const std::optional<message_part> each = parts.next())
            places += each->is_place && each->text != "found" ? 1U : 0U;
        CHECK(places <= 1);
    }
}
