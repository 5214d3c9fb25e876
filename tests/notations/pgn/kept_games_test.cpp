// Games are not rewritten if that would lose or change something, and annotations before a move or after the
// result belong to their move.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string findings_in(std::string_view moves, std::string_view tags = {}) {
    return pgn_findings(pgn_game(moves, "*", tags));
}

} // namespace

TEST_CASE("pgn: a game is not rewritten if something would be lost", "[pgn]") {
    for (const std::string_view moves : {
             // words for a result
             "1.  e4 e5 2. Nf3 Nc6 White lost on time",
             "1.  e4 e5 2. Nf3 Nc6 Black resigns",
             // numbers without a move, as correspondence players write moves
             "1.  5254 5755 2. 7163 2836",
             "1.  e4 e5 2. Nf3 Nc6 3. 1716",
             // moves after semicolons
             "1;e4;e5\n2;Nf3;Nc6",
             // numbers for the other side's turn
             "1.  e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 Be7 5. O-O",
             "1.  e4 e5 (1. d4 ...d5) 2. Nf3",
             // a glyph without a move
             "$1",
         }) {
        INFO(moves);
        CHECK(formatted_pgn(pgn_game(moves)) == pgn_game(moves));
    }
    // A ply that the board shows to be the other side's is kept as such, whatever its number.
    CHECK(formatted_moves("1.  e4 1. e5 2. Nf3 2. Nc6") == "1. e4 e5 2. Nf3 Nc6 *\n");
}

TEST_CASE("pgn: glyphs before a move belong to it", "[pgn]") {
    CHECK(formatted_moves("$1 1. e4 e5 ($142 1... c5) 2. $3 Nf3 Nc6 (2... $6 f6)") ==
          "1. e4 $1 e5 (1... c5 $142) 2. Nf3 $3 Nc6 (2... f6 $6) *\n");
    CHECK(formatted_moves("1. e4 e5 2. !Nf3 ?Nc6 (! 2... d6)") ==
          "1. e4 e5 2. Nf3 $1 Nc6 $2 (2... d6 $1) *\n");
    CHECK(formatted_moves("1. e4 $1 (1. d4 $2) $5 e5") == "1. e4 $1 $5 (1. d4 $2) 1... e5 *\n");
}

TEST_CASE("pgn: the first finding is the cause, and the only one", "[pgn]") {
    CHECK(findings_in("1. e4 e5 2... Nc6 3. Bb5 a6") == "missing-white-move");
    CHECK(findings_in("1... e5 2. Nf3 Nc6 3. Bb5") == "missing-white-move");
    CHECK(findings_in("5. O-O Be7 6. Re1 b5") == "missing-beginning");
    CHECK(findings_in("Nf6 5. O-O Be7 6. Re1") == "missing-beginning");
    CHECK(findings_in("11. e4 e5 2. Nf3") == "misnumbered-move");
    CHECK(findings_in("1. e4 e5 2. Nf3 Nc6 3. Bb5 {Ruy Lopez a6 4. Ba4 Nf6") == "unclosed-comment");
    CHECK(findings_in("1. e4 e5 2. Nf3 (2. f4 {gambit exf4) 2... Nc6 3. Bb5") == "unclosed-comment");
    CHECK(findings_in("1. e4 e5 2. Nf3 (2. f4 exf4) 3. Nf3) 2... Nc6 3. Bb5") == "stray-parenthesis");
    for (const std::string_view early :
         {"(2. Bc4) Nf6 3. d3) 2... Nc6", "(2. Bc4) Nf6 3. d3) Nc6", "(2. Bc4 Nf6) 3. d3) 2... Nc6",
          "(2. Bc4 {good}) Nf6 3. d3) {or} 2... Nc6", "(2. Bc4 Nf6 (2... Bc5) 3. d3 Nc6) 4. c3) 2... Nc6"}) {
        CAPTURE(early);
        CHECK(findings_in("1. e4 e5 2. Nf3 " + std::string(early) + " 3. Bb5") == "stray-parenthesis");
    }
    CHECK(findings_in("1. e4 e5 2. Nf3 (2. Bc4, 2. Nc3) 2... Nc6 3. Bb5") == "stray-punctuation");
    CHECK(findings_in("1. e4 e5 ((1... c5 2. Nf3)) 2. Nf3") == "variation-without-move");
    CHECK(findings_in("1. e4 e5 2. Nf3 Nc6 (2... d6, 2... Nf6) 3. Bb5") == "stray-punctuation");
    CHECK(findings_in("1. f3 e5 2. g4 Qh4++") == "mark-sign unknown-result-after-end");
    CHECK(findings_in(
              "1... e5 2. Nf3",
              "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1\"]\n") ==
          "en-passant-wrong-rank");
    CHECK(
        findings_in("1. e4 e5 2. Ng3",
                    "[SetUp \"1\"]\n[FEN \"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1\"]\n") ==
        "missing-variant");
    CHECK(pgn_findings(pgn_game("", "1-0", "[SetUp \"1\"]\n[FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n")) ==
          "result-against-stalemate");
}

TEST_CASE("pgn: a missing parenthesis is reported where its variation begins", "[pgn]") {
    const std::string text = pgn_game("1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5 3. Nf3) 2... Nc6 3. Bb5");
    const auto source = open_text(text);
    game_reader games(*source, pgn_notation(), {}, check_level::legal);
    REQUIRE(games.next() != nullptr);
    REQUIRE(games.diagnostics().size() == 1);
    CHECK(games.diagnostics()[0].begin == text.find("(2... d5"));
}

TEST_CASE("pgn: fixes do not confuse similar texts", "[pgn][fixes]") {
    const auto fixed = [](std::string_view moves, std::string_view result, bool unsafe) {
        return moves_of(apply_fixes(pgn_game(moves, result), pgn_notation(), {}, {.unsafe = unsafe}));
    };
    for (const std::string_view moves : {
             "1. e4 e5 2. Nf3 Nc6 3. B a6 4. Ba4 Nf6",         // Black's move is no square of the bishop's
             "1. e4 e5 2. Nf3 Nc6 ... 40. Kg2",                // dots represent omitted moves
             "1. e4 e5 2. Nf3 Nc6 (2... d6, 2... Nf6) 3. Bb5", // two variations
         }) {
        INFO(moves);
        CHECK(fixed(moves, "*", false) == std::string(moves) + " *\n");
    }
    CHECK(moves_of(apply_fixes(pgn_game("1. h4 g5 2. hxg5 h6 3. gxh6 Nf6 4. h7 Ng8 5. hxg8="), pgn_notation(),
                               {}, {})) == "1. h4 g5 2. hxg5 h6 3. gxh6 Nf6 4. h7 Ng8 5. hxg8= *\n");
    CHECK(fixed("1. e4 e5 2. !Nf3 ?Nc6 (! 2... d6) 3. Bb5", "*", false) ==
          "1. e4 e5 2. Nf3! Nc6? (2... d6!) 3. Bb5 *\n");
    CHECK(fixed("1. e4 e5 the usual move} 2. Nf3 (2. Bc4 (the other} Nc6) 2... Nc6", "*", true) ==
          "1. e4 e5 {the usual move} 2. Nf3 (2. Bc4 {the other} Nc6) 2... Nc6 *\n");
    CHECK(fixed("1. e4 [3] e5 [5] 2. Nf3", "*", true) == "1. e4 {[3]} e5 {[5]} 2. Nf3 *\n");
    // The known result counts.
    const std::string open =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
        "\"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 *\n";
    CHECK(moves_of(unsafely_fixed_pgn(open)) == "1. e4 e5 1-0\n");
}

TEST_CASE("pgn: unjudged games are restored from JSON by the texts of their plies", "[pgn]") {
    const auto back = [](const std::string& text) {
        const auto source = open_text(text);
        game_reader games(*source, pgn_notation());
        const game* const read = games.next();
        REQUIRE(read != nullptr);
        const nlohmann::ordered_json document{
            {"schemaVersion", json_schema_version},
            {"format", "pgn"},
            {"games", nlohmann::ordered_json::array({to_json(*read, pgn_notation(), {})})}};
        const std::string written = document.dump();
        const auto json = open_text(written);
        std::string result;
        read_json(*json, [&result](const json_game& each) {
            result += each.read == nullptr ? each.doubt : format_game(*each.read, *each.written_in);
        });
        return result;
    };
    const std::string text = pgn_game("1. e4 d5 2. exd5 N@f3 3. Nbd2 e8=Q+ (3... O-O 4. N1xf3) 4. P@a3", "*",
                                      "[Variant \"Makruk\"]\n");
    CHECK(back(text) == text);
    // In chess, programs write illegal plies with a text and no origin.
    CHECK(back(pgn_game("1. e5")) == pgn_game("1. e5"));
}

TEST_CASE("pgn: JSON without a result uses the tag's", "[pgn]") {
    const auto back = [](std::string_view tag) {
        const std::string written = R"({"schemaVersion":"2.0","format":"pgn","games":[{"tags":[)" +
                                    std::string(tag) +
                                    R"(],"moves":[{"side":"white","piece":"pawn","from":"e2","to":"e4"}]}]})";
        const auto json = open_text(written);
        std::string text;
        read_json(*json,
                  [&text](const json_game& each) { text += format_game(*each.read, *each.written_in); });
        return moves_of(text);
    };
    CHECK(back(R"({"name":"Result","value":"0-1"})") == "1. e4 0-1\n");
    CHECK(back(R"({"name":"Event","value":"?"})") == "1. e4 *\n");
}

TEST_CASE("pgn: moves after an illegal one are written as read", "[pgn]") {
    CHECK(formatted_moves("1. e2-e4 e7-e5 2. Qh1xf3 c7-c6 3. Bf1-c4 d7-d6") ==
          "1. e4 e5 2. Qh1xf3 c7-c6 3. Bf1-c4 d7-d6 *\n");
    CHECK(formatted_moves("1. e2-e4 e7-e5 2. \u2655h1xf3 \u2658g8-f6") == "1. e4 e5 2. Qh1xf3 Ng8-f6 *\n");
}
