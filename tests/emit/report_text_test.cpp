#include "emit/report/excerpt.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "reported.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::emit_tests;

namespace {

std::string drawn(std::string_view line, std::string_view marked) {
    const emit::excerpt part = emit::cut_excerpt(line, line.find(marked), marked.size());
    return part.text + "\n" + part.mark;
}

} // namespace

TEST_CASE("excerpts mark the place of a finding", "[emit]") {
    CHECK(drawn("1. a-b, c-d", "a-b") == "1. a-b, c-d\n   ^~~");
    CHECK(drawn("1. a-b", "1") == "1. a-b\n^");
    const emit::excerpt at_end = emit::cut_excerpt("1. a", 4, 3);
    CHECK(at_end.text + "\n" + at_end.mark == "1. a\n    ^");
    const emit::excerpt nothing = emit::cut_excerpt("1. a-b", 3, 0);
    CHECK(nothing.mark == "   ^");
    CHECK(emit::cut_excerpt("", 0, 0).mark == "^");
}

TEST_CASE("carets are under wide and combining characters", "[emit]") {
    CHECK(drawn("漢字 x", "字") == "漢字 x\n  ^~");
    CHECK(drawn("漢字 x", "x") == "漢字 x\n     ^");
    CHECK(drawn("e\u0301 x", "x") == "e\u0301 x\n  ^");
    CHECK(drawn("\u0301x", "\u0301") == "\u0301x\n^");
}

TEST_CASE("lines contain nothing that disturbs a terminal", "[emit]") {
    CHECK(drawn("a\tb", "b") == "a b\n  ^");
    CHECK(drawn("\x1b[2J x", "x") == "▯[2J x\n     ^");
    CHECK(drawn("\xff x", "x") == "\xEF\xBF\xBD x\n  ^");
    CHECK(drawn("\u202e\u009b x", "x") == "▯▯ x\n   ^");
    CHECK(emit::shown_text("a\nb\x1b") == "a▯b▯");
}

TEST_CASE("long lines are shown in part", "[emit]") {
    const std::string line = std::string(500, 'a') + "X" + std::string(500, 'b');
    const emit::excerpt part = emit::cut_excerpt(line, 500, 1);
    CHECK(part.text == "…" + std::string(40, 'a') + "X" + std::string(59, 'b') + "…");
    CHECK(part.mark == std::string(41, ' ') + "^");
    const emit::excerpt all = emit::cut_excerpt("abc", 1, 1, true, true);
    CHECK(all.text == "…abc…");
    CHECK(all.mark == "  ^");
}

TEST_CASE("the full report shows source, related places and the board", "[emit]") {
    const std::string_view line = "12. RI3-I5, a-b";
    diagnostic what = found(ctl_pgn::codes::unreadable_ply, line, "RI3-I5");
    diagnostic_place there;
    there.begin = 100;
    there.end = 103;
    there.line = 7;
    there.column = 1;
    there.message = "the rook left I3 here";
    what.related.push_back(there);
    what.board = "+--+\n|  |\n\n+--+";
    reported one = in_line(what, "a.txt", line);
    one.related[0].offset = 0;
    CHECK(report_of("full", {one}) ==
          "a.txt:7:5: error[S051] it is wrong\n"
          " 7 | 12. RI3-I5, a-b\n"
          "   |     ^~~~~~\n"
          "a.txt:7:1: note: the rook left I3 here\n"
          " 7 | 12. RI3-I5, a-b\n"
          "   | ^~~\n"
          "   +--+\n"
          "   |  |\n"
          "\n"
          "   +--+\n"
          "   Capital letters are the first player's pieces, small ones the second's. [ ] is where the\n"
          "   ply begins, < > where it ends.\n"
          "\n");
}

TEST_CASE("the full report shows the fix of a finding", "[emit]") {
    const std::string_view line = "1. a–b";
    const diagnostic what = with_fix(found(code::foreign_hyphen, line, "–"), "-");
    CHECK(report_of("full", {in_line(what, "a.txt", line)}) ==
          "a.txt:7:5: warning[S005] [*] it is wrong\n 7 | 1. a–b\n   |     ^\nhelp: write -\n\n");
}

TEST_CASE("the full report counts omitted findings", "[emit]") {
    CHECK(report_of("full", {}, {}, 3) == "a.txt: 3 more (--max-diagnostics sets how many are shown)\n\n");
    CHECK(report_of("full", {}) == "");
}

TEST_CASE("colours appear only on request", "[emit]") {
    const std::string_view line = "1. a";
    const diagnostic what = found(ctl_pgn::codes::unreadable_ply, line, "a");
    report_options options;
    CHECK(report_of("full", {in_line(what, "a.txt", line)}, options).find('\x1b') == std::string::npos);
    options.colour = true;
    const std::string coloured = report_of("full", {in_line(what, "a.txt", line)}, options);
    CHECK(coloured.find("\x1b[1;31merror[S051]\x1b[0m") != std::string::npos);
    CHECK(coloured.find("\x1b[1;31m^\x1b[0m") != std::string::npos);
}

TEST_CASE("the concise report has one line per finding", "[emit]") {
    const std::string_view line = "1. a–b";
    const diagnostic what = found(code::foreign_hyphen, line, "–");
    CHECK(report_of("concise", {in_line(what, "a.txt", line)}, {}, 2) ==
          "a.txt:7:5: S005 warning it is wrong\na.txt: 2 more\n");
}

TEST_CASE("statistics put the most frequent first", "[emit]") {
    report_totals totals;
    totals.by_code = {{code::byte_order_mark, 2}, {code::invalid_utf8, 1200}, {code::foreign_hyphen, 2}};
    CHECK(statistics(totals) == "   1200  S002  invalid-utf8\n"
                                "      2  S001  byte-order-mark\n"
                                "      2  S005  foreign-hyphen\n");
}

TEST_CASE("statistics mark codes with safe fixes", "[emit]") {
    report_totals totals;
    totals.by_code = {{code::byte_order_mark, 2}, {code::invalid_utf8, 9}, {code::foreign_hyphen, 2}};
    totals.fixable_by_code = {{code::byte_order_mark, 1}, {code::foreign_hyphen, 2}};
    CHECK(statistics(totals) == "      9  S002       invalid-utf8\n"
                                "      2  S001  [-]  byte-order-mark\n"
                                "      2  S005  [*]  foreign-hyphen\n");
}
