#include "ctlpgn/source.hpp"

#include <catch2/catch.hpp>

#include <string_view>

using namespace ctlpgn;

TEST_CASE("line counter: lines and columns are counted from 1, columns in code points", "[text]") {
    constexpr std::string_view text = "ab\n×c\r\n\nlast";
    line_counter lines;
    lines.begin_text(text, 0);
    const auto at = [&lines](std::uint64_t offset) {
        const line_column found = lines.locate(offset);
        return std::pair{found.line, found.column};
    };
    CHECK(at(0) == std::pair{1U, 1U});
    CHECK(at(1) == std::pair{1U, 2U});
    CHECK(at(3) == std::pair{2U, 1U});
    CHECK(at(5) == std::pair{2U, 2U}); // '×' is two bytes
    CHECK(at(8) == std::pair{3U, 1U});
    CHECK(at(9) == std::pair{4U, 1U});
    CHECK(at(13) == std::pair{4U, 5U});
}

TEST_CASE("line counter: counting goes on from one text to the next", "[text]") {
    line_counter lines;
    lines.begin_text("one\ntwo", 0);
    lines.locate(7);
    lines.begin_text("go on\nthree", 7);
    const line_column same_line = lines.locate(9);
    CHECK(same_line.line == 2);
    CHECK(same_line.column == 6);
    const line_column next_line = lines.locate(13);
    CHECK(next_line.line == 3);
    CHECK(next_line.column == 1);
}

TEST_CASE("line counter: the line around an offset comes without its end", "[text]") {
    line_counter lines;
    lines.begin_text("first\r\nsecond\n\nfourth", 100);
    CHECK(lines.line_at(100) == "first");
    CHECK(lines.line_at(105) == "first");
    CHECK(lines.line_at(107) == "second");
    CHECK(lines.line_at(114).empty());
    CHECK(lines.line_at(121) == "fourth");
    CHECK(lines.line_at(99).empty());
}
