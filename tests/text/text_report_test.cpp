#include "ctlpgn/text_report.hpp"
#include "notations/ctl_pgn/codes.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace ctlpgn;

namespace {

diagnostic about(std::uint32_t column, std::uint64_t bytes) {
    diagnostic made;
    made.id = ctl_pgn::codes::letter_x;
    made.severity = level::error;
    made.line = 12;
    made.column = column;
    made.begin = 100;
    made.end = 100 + bytes;
    made.message = "message";
    return made;
}

} // namespace

TEST_CASE("text report: place, level, code and message on one line, then the source and a caret", "[text]") {
    CHECK(text_report(about(7, 1), "a.ctl-pgn", "6. GH6xRI3") == "a.ctl-pgn:12:7: error[S057] message\n"
                                                                 " 12 | 6. GH6xRI3\n"
                                                                 "    |       ^\n");
}

TEST_CASE("text report: the caret is under the character after wide ones", "[text]") {
    const std::string narrow = text_report(about(6, 3), "f", "🩐L5×GE5");
    CHECK(narrow.find(" 12 | 🩐L5×GE5\n    |      ^~\n") != std::string::npos);
    const std::string wide = text_report(about(3, 3), "f", "棋譜x");
    CHECK(wide.find("    |     ^\n") != std::string::npos);
    const std::string under_wide = text_report(about(1, 6), "f", "棋譜x");
    CHECK(under_wide.find("    | ^~~~\n") != std::string::npos);
}

TEST_CASE("text report: an empty range is shown where something is missing", "[text]") {
    CHECK(text_report(about(4, 0), "f", "abc").find("    |    ^\n") != std::string::npos);
}

TEST_CASE("text report: long lines are shown in part, around the place", "[text]") {
    const std::string line = std::string(5000, 'a') + "HERE" + std::string(5000, 'b');
    const std::string report = text_report(about(5001, 4), "f", line);
    CHECK(report.size() < 500);
    const std::size_t source = report.find("| ") + 2;
    const std::size_t mark = report.find("| ", source) + 2;
    // The ellipsis is three bytes and one column.
    CHECK(report.substr(source).find("HERE") - 2 == report.substr(mark).find("^~~~"));
}

TEST_CASE("text report: control sequences for terminals are replaced", "[text]") {
    const std::string report = text_report(about(1, 1), "f", "\x1b[31mred\xFF");
    CHECK(report.find('\x1b') == std::string::npos);
    CHECK(report.find("\xFF") == std::string::npos);
}
