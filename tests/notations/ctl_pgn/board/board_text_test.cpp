#include "notations/ctl_pgn/positions/board_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>
#include <vector>

using namespace ctlpgn;

namespace {

std::vector<std::string> rows_of(const std::string& board) {
    std::vector<std::string> rows;
    std::istringstream input(board);
    for (std::string row; std::getline(input, row);)
        rows.push_back(row);
    return rows;
}

} // namespace

TEST_CASE("a board has a row for every line, and two for the columns", "[board]") {
    const auto rows = rows_of(ctl_pgn::draw_board(cescacs::start_position(), {}));
    REQUIRE(rows.size() == 31);
    CHECK(rows[0] == "    P  T  A  B  C  D  E  F  G  H  I  K  L  X  Z");
    CHECK(rows[30] == rows[0]);
    CHECK(rows[1] == "28                       v");
    CHECK(rows[29] == " 0                       V");
    CHECK(rows[28] == " 1                    D     K");
    CHECK(rows[21] == " 8     .     .     .     P     .     .     .");
    for (const std::string& row : rows)
        CHECK((row.size() <= 48 && !row.ends_with(' ')));
}

TEST_CASE("a flipped board is rotated by 180 degrees", "[board]") {
    ctl_pgn::board_style style;
    style.flipped = true;
    const auto rows = rows_of(ctl_pgn::draw_board(cescacs::start_position(), style));
    REQUIRE(rows.size() == 31);
    CHECK(rows[0] == "    Z  X  L  K  I  H  G  F  E  D  C  B  A  T  P");
    CHECK(rows[30] == rows[0]);
    CHECK(rows[1] == " 0                       V");
    CHECK(rows[2] == " 1                    K     D");
    CHECK(rows[29] == "28                       v");
}

TEST_CASE("marks, figures and colours", "[board]") {
    ctl_pgn::board_style style;
    style.from = cescacs::hex::at(7, 8);
    style.to = cescacs::hex::at(7, 10);
    const std::string marked = ctl_pgn::draw_board(cescacs::start_position(), style);
    CHECK(marked.find("[P]") != std::string::npos);
    CHECK(marked.find("<.>") != std::string::npos);
    style.figures = true;
    const std::string figures = ctl_pgn::draw_board(cescacs::start_position(), style);
    CHECK(figures.find("[♙]") != std::string::npos);
    CHECK(figures.find("♚") != std::string::npos);
    CHECK(figures.find('\x1b') == std::string::npos);
    style.colours = true;
    const std::string coloured = ctl_pgn::draw_board(cescacs::start_position(), style);
    CHECK(std::count(coloured.begin(), coloured.end(), '\x1b') == 2 * cescacs::hex_count);
}
