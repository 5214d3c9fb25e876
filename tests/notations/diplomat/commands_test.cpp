// What commands need from the notation besides reading and linting: other forms, simpler games, recognition
// of files.
#include "ctlpgn/format.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/simplify.hpp"
#include "support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

std::string in_letters(std::string_view text, std::string_view called) {
    format_options options;
    options.words.letters = in_diplomat().find_letters(called);
    REQUIRE(options.words.letters);
    return tests::formatted(text, in_diplomat(), options);
}

std::string simplified(std::string_view text, const simplify_options& options = {}) {
    const auto source = open_text(text);
    game_reader games(*source, in_diplomat());
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    simplified_game made;
    const std::string wrong = in_diplomat().simplify(*read, options, made);
    return wrong.empty() ? format_game(made.tree, in_diplomat()) : wrong;
}

constexpr std::string_view cup_game = "[Event \"Cup\"]\n"
                                      "\n"
                                      "1. d3!, k3\n"
                                      "(1. c3, j3\n"
                                      "2. b3)\n"
                                      "(1. ..., l3)\n"
                                      "2. f3\n"
                                      "{Quiet.}\n"
                                      "2. ..., m3\n"
                                      "1-0\n";

} // namespace

TEST_CASE("Diplomat: short and full forms", "[diplomat]") {
    CHECK(in_letters("1. d3, k3\n2. Ha3, Hh3\n", "full") == "1. d2-d3, k2-k3\n2. Hb1-a3, Hi1-h3\n");
    CHECK(in_letters("1. d2-d3, k2-k3\n2. Hb1-a3, Hi1-h3\n", "short") == "1. d3, k3\n2. Ha3, Hh3\n");
    const std::string suborning = "[Setup \"White: Kd1 Rb3; Black: Kk1 Dc3; black to move\"]\n\n1. ..., ";
    CHECK(in_letters(suborning + "b3=b\n", "full") == suborning + "Dc3-b3=black\n");
    CHECK(in_letters(suborning + "Dc3-b3=black\n", "short") == suborning + "b3=b\n");
    const std::string promotion = "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. ";
    CHECK(in_letters(promotion + "m1=R\n", "full") == promotion + "m2-m1=Rook\n");
    CHECK_FALSE(in_diplomat().find_letters("klingon"));
}

TEST_CASE("Diplomat: simpler games are the main line or one variation", "[diplomat]") {
    CHECK(simplified(cup_game) == "[Event \"Cup\"]\n\n1. d3, k3\n2. f3, m3\n1-0\n");
    simplify_options options;
    options.keep_comments = true;
    CHECK(simplified(cup_game, options) ==
          "[Event \"Cup\"]\n\n1. d3, k3\n2. f3\n{Quiet.}\n2. ..., m3\n1-0\n");
    options = {};
    options.variation = {{1, 1}};
    CHECK(simplified(cup_game, options) == "[Event \"Cup\"]\n\n1. c3, j3\n2. b3\n*\n");
    options.variation = {{1, 2}};
    CHECK(simplified(cup_game, options) == "[Event \"Cup\"]\n\n1. d3, l3\n*\n");
    options.variation = {{1, 7}};
    CHECK(simplified(cup_game, options) == "move 1 has no variation 7");
}

TEST_CASE("Diplomat: a part of a game begins with its position", "[diplomat]") {
    simplify_options options;
    options.first = 2;
    const std::string part = simplified(cup_game, options);
    INFO(part);
    CHECK(part.find("[Setup \"White: Kd1") != std::string::npos);
    CHECK(part.ends_with("2. f3, m3\n1-0\n"));
    CHECK(names_of(part) == "");
    options = {};
    options.last = 1;
    CHECK(simplified(cup_game, options) == "[Event \"Cup\"]\n\n1. d3, k3\n*\n");
}

TEST_CASE("Diplomat: the notation is recognised by name or by text", "[diplomat]") {
    CHECK(in_diplomat().likeness_of("[Variant \"Diplomat\"]\n\n1. d3, k3\n") == likeness::certain);
    CHECK(in_diplomat().likeness_of("1. d3, k3\n2. f3, m3\n") == likeness::probable);
    CHECK(in_diplomat().position_likeness("White: Kd1; Black: Kk1; white to move") == likeness::certain);
    CHECK(in_diplomat().position_likeness("game.diplomat") == likeness::none);
}
