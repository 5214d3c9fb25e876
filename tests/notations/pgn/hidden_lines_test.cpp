// Lines that a percent sign hides from readers (6).
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/simplify.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

nlohmann::ordered_json json_of(std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    return to_json(*reader.next(), pgn_notation(), {}, {});
}

std::string from_json(const nlohmann::ordered_json& game) {
    const nlohmann::ordered_json document{
        {"schemaVersion", json_schema_version}, {"format", "pgn"}, {"games", {game}}};
    const std::string text = document.dump();
    const auto source = open_text(text);
    std::string result;
    read_json(*source, [&result](const json_game& each) {
        result = each.read == nullptr ? std::string(each.doubt) : format_game(*each.read, *each.written_in);
    });
    return result;
}

constexpr std::string_view everywhere = "% top\n"
                                        "[Event \"x\"]\n"
                                        "% site\n"
                                        "[Site \"?\"]\n"
                                        "[Date \"????.??.??\"]\n"
                                        "[Round \"?\"]\n"
                                        "[White \"?\"]\n"
                                        "[Black \"?\"]\n"
                                        "[Result \"*\"]\n"
                                        "\n"
                                        "% before\n"
                                        "{one}\n"
                                        "% between\n"
                                        "{two} 1. e4 e5 {three}\n"
                                        "%\n"
                                        "{four} (1... c5\n"
                                        "% inside\n"
                                        "2. Nf3)\n"
                                        "% after\n"
                                        "{five} 2. Nf3\n"
                                        "%%% {not a comment}\n"
                                        "Nc6 *\n"
                                        "% end\n"
                                        "{six}\n"
                                        "%eof\n";

} // namespace

TEST_CASE("pgn: hidden lines stay where they are", "[pgn]") {
    CHECK(formatted_pgn(everywhere) == everywhere);
    CHECK(pgn_findings(everywhere).empty());
}

TEST_CASE("pgn: a hidden line moves with the tag after it", "[pgn]") {
    const std::string text = formatted_pgn("%a\n[White \"?\"]\n%b\n[Site \"?\"]\n%c\n[Event \"x\"]\n%d\n\n"
                                           "[Date \"????.??.??\"]\n[Round \"?\"]\n[Black \"?\"]\n"
                                           "[Result \"*\"]\n\n*\n");
    CHECK(text == "%c\n[Event \"x\"]\n%b\n[Site \"?\"]\n%d\n[Date \"????.??.??\"]\n[Round \"?\"]\n%a\n"
                  "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n");
    CHECK(formatted_pgn(text) == text);
}

TEST_CASE("pgn: a percent sign elsewhere hides nothing", "[pgn]") {
    const std::string text = pgn_game("1. e4 {50 % of} e5 { a\n% b }");
    CHECK(json_of(text).dump().find("hidden") == std::string::npos);
    CHECK(formatted_pgn(text).find("{a\n% b}") != std::string::npos);
}

TEST_CASE("pgn: lines are never broken where a percent sign would begin one", "[pgn]") {
    std::string comment = "a";
    for (std::size_t size = 0; size != 90; ++size) {
        const std::string text = formatted_pgn(pgn_game("{" + comment + " % of all} 1. e4"));
        CHECK(text.find("\n%") == std::string::npos);
        CHECK(text.find(" %") != std::string::npos);
        comment += size % 7 == 6 ? ' ' : 'x';
    }
}

TEST_CASE("pgn: hidden lines survive conversion to JSON and back", "[pgn]") {
    const auto json = json_of(everywhere);
    CHECK(json["hiddenLines"][0] == nlohmann::ordered_json({{"beforeTag", 0}, {"text", "% top"}}));
    CHECK(json["hiddenLines"][1] == nlohmann::ordered_json({{"beforeTag", 1}, {"text", "% site"}}));
    CHECK(json["hiddenLines"][2] == nlohmann::ordered_json({{"text", "% before"}}));
    CHECK(json["hiddenLines"][3] == nlohmann::ordered_json({{"afterComments", 1}, {"text", "% between"}}));
    const auto& black = json["moves"][1];
    CHECK(black["hiddenLines"][0] == nlohmann::ordered_json({{"afterComments", 1}, {"text", "%"}}));
    CHECK(black["hiddenLines"][1] ==
          nlohmann::ordered_json({{"afterComments", 2}, {"afterVariations", 1}, {"text", "% after"}}));
    CHECK(black["variations"][0]["moves"][0]["hiddenLines"][0]["text"] == "% inside");
    CHECK(json["closingHiddenLines"][1] == nlohmann::ordered_json({{"afterComments", 1}, {"text", "%eof"}}));
    CHECK(from_json(json) == everywhere);
}

TEST_CASE("pgn: invalid hidden lines are refused", "[pgn]") {
    const auto doubt_with = [](const char* text) {
        auto json = json_of(everywhere);
        json["hiddenLines"][0]["text"] = text;
        return from_json(json);
    };
    CHECK(doubt_with("% other").starts_with("% other\n"));
    CHECK_FALSE(doubt_with("plain text").starts_with("plain"));
    CHECK_FALSE(doubt_with("% two\n1. d4").starts_with("%"));
    const auto fault_with = [](const char* place, const nlohmann::ordered_json& value) {
        auto json = json_of(everywhere);
        json[nlohmann::ordered_json::json_pointer(place)] = value;
        try {
            return from_json(json);
        } catch (const json_error& error) {
            return std::string(error.what());
        }
    };
    CHECK(fault_with("/hiddenLines/0/beforeTag", 7).find("must be the index of a tag") != std::string::npos);
    CHECK(fault_with("/hiddenLines/0/beforeTag", 3).find("hiddenLines[1].beforeTag: must be the index") !=
          std::string::npos);
    CHECK(fault_with("/hiddenLines/3/beforeTag", 1).find("belongs to the first") != std::string::npos);
    CHECK(fault_with("/hiddenLines/3/afterComments", 3).find("must be the number of comments") !=
          std::string::npos);
    CHECK(fault_with("/moves/1/hiddenLines/1/afterVariations", 2).find("number of variations") !=
          std::string::npos);
}

TEST_CASE("pgn: a file with only hidden lines and comments is unchanged", "[pgn]") {
    CHECK(formatted_pgn("% nothing\n%more\n") == "% nothing\n%more\n");
    CHECK(formatted_pgn("\n{Notes}\n% nothing\n\n\n") == "\n{Notes}\n% nothing\n");
}

TEST_CASE("pgn: kept text keeps the text before it, so that no line becomes hidden", "[pgn]") {
    const std::string game = pgn_game("1. e4 *\n");
    CHECK(formatted_pgn(game + "\n \t % text\n\n" + game) ==
          formatted_pgn(game) + "\n \t % text\n\n" + formatted_pgn(game));
}

TEST_CASE("pgn: simplified games have no hidden lines", "[pgn]") {
    const auto source = open_text(everywhere);
    game_reader reader(*source, pgn_notation());
    simplify_options options;
    options.keep_comments = true;
    simplified_game simple;
    REQUIRE(pgn_notation().simplify(*reader.next(), options, simple).empty());
    CHECK(format_game(simple.tree, pgn_notation()).find('%') == std::string::npos);
}

TEST_CASE("pgn: a comment with a closing brace extends to the end of its line", "[pgn]") {
    const std::string text =
        formatted_pgn(pgn_game("1. e4 ; so } it is\n e5 ( 1... c5 ; } ) \n ) ; usual\n"));
    CHECK(text.ends_with("\n\n1. e4\n; so } it is\n1... e5 (1... c5\n; } )\n) {usual} *\n"));
    CHECK(formatted_pgn(text) == text);
    CHECK(from_json(json_of(text)) == text);
}

TEST_CASE("pgn: a hidden line after the end of a game does not belong to it", "[pgn]") {
    // Reading looks for a tag beyond the line that is not one, and finds a hidden line before a comment.
    const nlohmann::ordered_json game = json_of(
        "[Event \"x\"]\n\n[Result \"*\"]\nNc and so on, as people say[Black \"?\"]\n\n% hidden\n{one}\n");
    CHECK_FALSE(game.contains("hiddenLines"));
    CHECK_FALSE(game.contains("closingHiddenLines"));
}
