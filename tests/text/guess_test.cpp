// The guessed notation of texts.
#include "ctlpgn/notation.hpp"
#include "text/games/recognition.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>

using namespace ctlpgn;

TEST_CASE("bare moves are recognised by the notation in which they have a meaning", "[text]") {
    struct guess {
        std::string_view text;
        std::string_view notation;
    };
    // A text that is still being typed: the result is missing.
    for (const guess& each : {guess{"1. e4", "pgn"},
                              {"1. e4\n", "pgn"},
                              {"e4", "pgn"},
                              {"1. Nf3", "pgn"},
                              {"1. e4 e5 2. Nf", "pgn"},
                              {"1. e4, k3", "diplomat"},
                              {"1. d2-d3, k3", "diplomat"},
                              {"1. E7-E9", "ctl-pgn"},
                              {"1. E7-E9, E21-E17", "ctl-pgn"},
                              {"1. C2=5", "xiangqi"},
                              {"1. H2-E2", "xiangqi"},
                              {"1. b2e2", "xiangqi"}}) {
        INFO(each.text);
        const notation_guess found = guess_notation(each.text);
        REQUIRE(found.likeliest != nullptr);
        CHECK(found.likeliest->name == each.notation);
    }
}

TEST_CASE("shared tags do not decide the notation", "[text]") {
    const std::string tags = "[Event \"Cup\"]\n[White \"Serra\"]\n[Black \"Puig\"]\n\n";
    for (const auto& [moves, name] : {std::pair("1. e4 e5 2. Nf3 Nc6", "pgn"), {"", "pgn"},
                                      {"1. G7-G13, E21-E17 :", "ctl-pgn"}}) {
        INFO(moves);
        const notation_guess found = guess_notation(tags + moves + "\n*\n");
        REQUIRE(found.likeliest != nullptr);
        CHECK(found.likeliest->name == name);
    }
}

TEST_CASE("JSON of games is recognised by its first field, and comments are not JSON", "[text]") {
    for (const std::string_view text :
         {R"({"schemaVersion":"2.0","format":"pgn","games":[]})",
          "\xEF\xBB\xBF\r\n{ \"schemaVersion\" : \"2.0\"", R"({"closingComments":[],)",
          R"({"diagnostics": [{)", R"({"index":1,"tags":[)"}) {
        INFO(text);
        CHECK(is_json_of_games(text));
    }
    for (const std::string_view text :
         {"", "{", R"({"schemaVersion")", R"({"schemaVersion":)", "{}", "[{}]",
          R"({ "Italian": the usual way } 1. e4)", R"({"1": [a quotation]} 1. e4)", R"({ "e4" } 1. e4)",
          R"({"well, well": "yes"} 1. e4)", "1. e4 {\"a\": 1}"}) {
        INFO(text);
        CHECK_FALSE(is_json_of_games(text));
    }
}
