#include "repair/words.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace ctlpgn::repair {

namespace {

std::vector<word> words_in(std::string_view text, std::span<const span> left_out = {}) {
    return words_of(text, {0, static_cast<std::uint32_t>(text.size())}, left_out,
                    {.marks = "+#", .judgement = "!?", .glyph = '$'});
}

} // namespace

TEST_CASE("a line of play is cut into numbers and plies", "[repair]") {
    const std::vector<word> found = words_in("12. Nf3+! 12...Qd4 13.e4 $1 ...");
    REQUIRE(found.size() == 8);
    CHECK(found[0].number == 12);
    CHECK(found[1].text == "Nf3");
    CHECK(found[1].marked == "Nf3+");
    CHECK(found[2].number == 12);
    CHECK(found[3].text == "Qd4");
    CHECK(found[4].number == 13);
    CHECK(found[5].text == "e4");
    CHECK(found[6].kind == word_kind::punctuation);
    CHECK(found[7].kind == word_kind::punctuation);
}

TEST_CASE("numbers are numbers where they are due", "[repair]") {
    const std::vector<word> found = words_in("l. e4 e5 2 Nf3 25 Nc63. d4");
    REQUIRE(found.size() == 9);
    CHECK(found[0].kind == word_kind::number);
    CHECK(found[0].number == 0); // unread
    CHECK(found[3].number == 2);
    CHECK(found[5].kind == word_kind::ply); // 25
    CHECK(found[6].text == "Nc6");
    CHECK(found[7].number == 3);
}

TEST_CASE("letters and a dot are a number only where they are apart", "[repair]") {
    const std::vector<word> found = words_in("lO. B.c4");
    REQUIRE(found.size() == 2);
    CHECK(found[0].kind == word_kind::number);
    CHECK(found[1].kind == word_kind::ply);
    CHECK(found[1].text == "B.c4");
}

TEST_CASE("a word of thousands of numbers is cut into all of them", "[repair]") {
    std::string text;
    constexpr std::size_t moves = 9999;
    for (std::size_t move = 1; move <= moves; ++move)
        text.append(std::to_string(move)).append(".e4");
    CHECK(words_in(text).size() == 2 * moves);
}

TEST_CASE("what is left out is no word, and parts those around it", "[repair]") {
    const span comment[] = {{3, 10}};
    const std::vector<word> found = words_in("e4 {words} e5", comment);
    REQUIRE(found.size() == 2);
    CHECK_FALSE(found[0].is_apart);
    CHECK(found[1].is_apart);
}

} // namespace ctlpgn::repair
