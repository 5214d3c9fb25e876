// Damaged games of xiangqi, by the same doors as people use.
#include "ctlpgn/fixing.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::xiangqi_tests {

namespace {

constexpr std::string_view whole = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n3. R1.2 H2+3\n"
                                   "4. P7+1 P7+1\n5. R2+6 C8.9\n6. R2.3 C9-1\n7. H8+7 A4+5\n8. C8+1 C9.7\n"
                                   "9. R3.4 P7+1\n10. R4-1 E7+5\n11. P3+1 C7+4\n12. H3+4 R1+1\n}\n";

using replacement = std::pair<std::string_view, std::string_view>;

// Each replacement once, one after the other.
std::string with(std::string text, const std::vector<replacement>& replaced) {
    std::size_t from = 0;
    for (const auto& [meant, written] : replaced) {
        const std::size_t at = text.find(meant, from);
        REQUIRE(at != std::string::npos);
        text.replace(at, meant.size(), written);
        from = at + written.size();
    }
    return text;
}

std::string guessed(std::string_view text) {
    return apply_fixes(text, in_xiangqi(), {}, {.unsafe = true});
}

} // namespace

TEST_CASE("xiangqi: damaged half-moves are repaired where one alone fits", "[repair][xiangqi]") {
    const std::string damaged = with(
        std::string(whole), {{"R9.8", "Rg.8"}, {"P7+1 P7", "B7+1 P7"}, {"H8+7", "H8t7"}, {"R4-1", "R 4-1"}});
    CHECK(guessed(damaged) == whole);
    for (const std::string_view form : {"iccs", "axf", "lalg", "salg"}) {
        CAPTURE(form);
        const std::string good = converted(whole, form);
        std::string bad = good;
        // The last character of the eighth half-move.
        const std::size_t at = bad.find("\n5.") - 1;
        bad[at] = '%';
        CHECK(guessed(bad) == good);
    }
}

TEST_CASE("xiangqi: damaged half-moves in Chinese are repaired in the characters of the game",
          "[repair][xiangqi]") {
    const std::string chinese = converted(whole, "chinese");
    const std::string traditional = converted(whole, "chinese-traditional");
    const std::string narrow = with(chinese, {{"马８进７", "马8进7"},
                                              {"车９平８", "车9平8"},
                                              {"马２进３", "马2进3"},
                                              {"卒７进１", "卒7进1"},
                                              {"炮８平９", "炮8平9"},
                                              {"炮９退１", "炮9退1"},
                                              {"士４进５", "士4进5"},
                                              {"炮９平７", "炮9平7"}});
    CHECK(guessed(
              with(chinese, {{"马二进三", "马二近三"}, {"炮８平９", "炮平９"}, {"马八进七", "马八进匕"}})) ==
          chinese);
    CHECK(guessed(with(traditional, {{"馬二進三", "馬二近三"}, {"炮８平９", "炮B平９"}})) == traditional);
    CHECK(guessed(with(narrow, {{"炮8平9", "炮B平9"}})) == narrow);
    // A sign that could be any other, in a form that has no characters like it.
    CHECK(guessed(with(std::string(whole), {{"C8.9", "C8近9"}})).find("C8近9") != std::string::npos);
}

TEST_CASE("xiangqi: one repair for each damaged half-move, and nothing that follows from it",
          "[repair][xiangqi]") {
    const std::string damaged = with(std::string(whole), {{"R9.8", "Rg.8"}, {"R2.3", "R2.E"}});
    const std::vector<diagnostic> found = lint(damaged, in_xiangqi());
    REQUIRE(found.size() == 2);
    CHECK(found[0].remedy->edits.front().text == "R9.8");
    CHECK(found[1].remedy->edits.front().text == "R2.3");
}

TEST_CASE("xiangqi: a dot inside a half-move is none of a number", "[repair][xiangqi]") {
    CHECK(guessed(with(std::string(whole), {{"C2.5", "O2.5"}, {"C8.9", "08.9"}})) == whole);
    CHECK(guessed(with(std::string(whole), {{"H2+3 R", "H2+` R"}, {"E7+5", "E7+`5"}})) == whole);
}

TEST_CASE("xiangqi: a half-move that is legal by chance is found by what follows", "[repair][xiangqi]") {
    const std::string damaged = with(std::string(whole), {{"6. R2.3", "6. R2.4"}});
    CHECK(names_of(damaged) == "unlikely-move");
    CHECK(guessed(damaged) == whole);
}

TEST_CASE("xiangqi: what is repaired is written as the rest of the game", "[repair][xiangqi]") {
    std::string small(whole);
    for (std::size_t line = small.find("1. "); small[line] != '}'; line = small.find('\n', line) + 1) {
        char& letter = small[small.rfind(' ', small.find('\n', line)) + 1];
        letter = static_cast<char>(letter - 'A' + 'a'); // of Black
    }
    CHECK(names_of(small) == "");
    CHECK(guessed(with(small, {{"c8.9", "z8.9"}, {"R4-1", "Z4-1"}})) == small);
}

TEST_CASE("xiangqi: a wrong form is no damage of the half-moves", "[repair][xiangqi]") {
    const std::string damaged = with(std::string(whole), {{"FORMAT WXF", "FORMAT ICCS"}, {"R9.8", "R9.7"}});
    for (const diagnostic& each : lint(damaged, in_xiangqi()))
        CHECK_FALSE((each.remedy && each.remedy->proven));
}

TEST_CASE("xiangqi: pawns by number say too little for a repair", "[repair][xiangqi]") {
    const std::string engines =
        "FORMAT WXF\nGAME 1\nFEN 3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w\nSTART{\n1. 15.4 K4+1\n"
        "2. 25.6 K4-1\n3. K4+1 K4+1\n4. K4-1 K4-1\n5. K4+1 K4+1\n6. K4-1 K4-1\n"
        "7. K4+1 K4+1\n8. K4-1 K4-1\n9. K4+1 K4+%\n}\n";
    for (const diagnostic& each : lint(engines, in_xiangqi()))
        CHECK_FALSE((each.remedy && each.remedy->proven));
}

TEST_CASE("xiangqi: variations are repaired from where they begin", "[repair][xiangqi]") {
    const std::string good =
        with(std::string(whole), {{"R2.3 C9-1", "R2.3 C9-1 (1)"},
                                  {"R1+1\n", "R1+1\nVAR[1]{ 6. ... A4+5 7. H8+7 C9-1 8. C8+1 C9.7 }\n"}});
    CHECK(names_of(good) == "");
    CHECK(guessed(with(good, {{"7. H8+7 C9-1 8. C8+1", "7. H8+7 C9-1 8. C8t1"}})) == good);
    CHECK(guessed(with(good, {{"R2+6", "RZ+6"}})) == good);
}

TEST_CASE("xiangqi: a fault that only a repair shows is reported with it", "[repair][xiangqi]") {
    const std::string damaged = with(std::string(whole), {{"R9.8", "Rg.8"}, {"R1+1", "35+8"}});
    CHECK(names_of(damaged).find("no-such-mover") != std::string::npos);
    CHECK(guessed(damaged) == with(std::string(whole), {{"R1+1", "35+8"}}));
}

} // namespace ctlpgn::xiangqi_tests
