// Games in canonical form, and through JSON.
#include "golden/corpus.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

// The first comment after Black's ply, as JSON has it.
std::string comment_texts(std::string_view text) {
    const std::string json = golden::write_json(text, {}, std::string_view::npos, in_diplomat());
    constexpr std::string_view key = "\"text\":";
    const std::size_t after_key = json.find(key, json.find("\"comments\"")) + key.size();
    const std::size_t begin = json.find('"', after_key);
    return json.substr(begin, json.find('"', begin + 1) + 1 - begin);
}

} // namespace

TEST_CASE("Diplomat: games are written one move per line, as short as the board allows", "[diplomat]") {
    CHECK(formatted("1. d2-d3,   k2-k3 2. f2-g2 {Around.} 2. ..., m2-n2 *") ==
          "1. d3, k3\n2. g2\n{Around.}\n2. ..., n2\n*\n");
    CHECK(formatted("1. d3 k3") == "1. d3, k3\n");
    CHECK(formatted("1. d3! $7, k3") == "1. d3! $7, k3\n");
    CHECK(formatted("1. d3, {first} k3") == "1. d3\n{first}\n1. ..., k3\n");
}

TEST_CASE("Diplomat: unreadable text is unchanged", "[diplomat]") {
    CHECK(formatted("1. Qd3, k3\n") == "1. Qd3, k3\n");
    CHECK(formatted("1. d3,  k3 what is this\n") == "1. d3,  k3 what is this\n");
}

TEST_CASE("Diplomat: formatting a formatted game changes nothing", "[diplomat]") {
    const std::string once =
        formatted("[Event \"x\"] 1.d3 k3 (1. ..., l3 (1. ..., j3)) 2. f3 ; quiet\n2... m3 1/2-1/2 {End.}");
    CHECK(formatted(once) == once);
    CHECK(names_of(once) == "");
}

TEST_CASE("Diplomat: a ply that contradicts the board is written as read", "[diplomat]") {
    for (const char* const text :
         {"1. g2-g3, k3\n2. a-a3, xd2\n", "1. b1-a3, k3\n", "1. Hxa3, k3\n",
          "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. f1-g1=b\n",
          // A diplomat never captures, and no sign says that it does.
          "[Setup \"White: Kd1 Df1 c2; Black: Kk1 g1 j2; white to move\"]\n\n1. Dg1, j3\n"}) {
        INFO(text);
        CHECK(formatted(text) == text);
        CHECK(through_json(text).find("Dxg1") == std::string::npos);
    }
}

TEST_CASE("Diplomat: to JSON and back", "[diplomat]") {
    for (const char* const text :
         {"1. d3, k3\n2. g2, h2\n*\n",
          "[Event \"x\"]\n\n1. d3!, k3\n(1. c3)\n(1. ..., l3 $10)\n{End.}\n1-0\n",
          "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=w, Kk2\n",
          "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n1-0\n",
          "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=R\n",
          // Whose colour it is, is in the text alone where the board knows no position.
          "1. d3, k3\n2. h2=w, b2=b\n*\n", "1. b3=w, c3=b\n*\n", "1. b3=b, c3=w\n*\n",
          "1. Rb3, k3\n2. k3=w, b3=b\n3. k3=w\n(3. e3=w, d2=b)\n3. ..., m-c2=b\n*\n"}) {
        INFO(text);
        CHECK(through_json(text) == text);
    }
}

TEST_CASE("Diplomat: the lines of a comment keep their text", "[diplomat]") {
    for (const char* const comment :
         {"two\nlines\n\n    a diagram\n  b", "two\n  lines", "one\n\n   two\n    three", "one \ntwo\t\n"}) {
        INFO(comment);
        const std::string text = std::string("1. d3, k3\n{").append(comment).append("}\n*\n");
        const std::string said = comment_texts(text);
        CHECK(comment_texts(formatted(text)) == said);
        CHECK(comment_texts(through_json(text)) == said);
        CHECK(formatted(formatted(text)) == formatted(text));
    }
    CHECK(comment_texts("1. d3, k3\n{two\n  lines\n\n      a diagram\n    b}\n*\n") ==
          R"("two\nlines\n\n    a diagram\n  b")");
}
