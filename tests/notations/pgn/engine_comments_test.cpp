// What engines say in comments, and parts of comments.
#include "ctlpgn/format.hpp"
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

const std::string tcec =
    "d=33, sd=43, pd=Re1, mt=34832, tl=1371693, s=35941280, pv=Re8 Bf4 Nd5, tb=0, h=22.7, wv=-0.25, ";

// "engine" of a comment as JSON; empty without it.
std::string engine_in(std::string_view comment) {
    const std::string text = pgn_game("1. e4 {" + std::string(comment) + "} e5");
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    const game& read = *reader.next();
    const auto made = to_json(read, pgn_notation(), {}, {.engines = true})["moves"][0]["comments"][0];
    // Nothing else changes.
    auto without = made;
    without.erase("engine");
    CHECK(without == to_json(read, pgn_notation(), {})["moves"][0]["comments"][0]);
    if (!made.contains("engine"))
        return {};
    REQUIRE(made["engine"].size() == 1);
    return made["engine"][0].dump();
}

std::string with_comments(kept_comments kept, const std::string& moves) {
    format_options options;
    options.comments = kept;
    options.width = 0;
    const std::string text = pgn_game(moves);
    const auto source = open_text(text);
    std::string written;
    format_games(*source, pgn_notation(), options, faulty_games::keep, [&](const formatted_game& each) {
        CHECK(each.doubt == "");
        written += each.after;
    });
    return moves_of(written);
}

} // namespace

TEST_CASE("pgn: what engines say in comments", "[pgn][reported]") {
    CHECK(engine_in("+0.31/12 1.2s") == R"({"view":"mover","pawns":0.31,"depth":12,"seconds":1.2})");
    CHECK(engine_in("0.00/40 0.10s") == R"({"view":"mover","pawns":0.0,"depth":40,"seconds":0.1})");
    CHECK(engine_in("-12.50/7") == R"({"view":"mover","pawns":-12.5,"depth":7})");
    CHECK(engine_in("-M18/13 0.048s, White mates") ==
          R"({"view":"mover","matePlies":-18,"depth":13,"seconds":0.048})");
    CHECK(engine_in("-0.00/20 1s") == R"({"view":"mover","pawns":0.0,"depth":20,"seconds":1})");
    CHECK(engine_in("d=33, mt=1000, wv=-M8, ") ==
          R"({"view":"white","matePlies":-8,"depth":33,"seconds":1})");
    CHECK(engine_in("1s, n=5") == R"({"seconds":1})");
    CHECK(engine_in("book, White mates") == R"({"book":true})");
    CHECK(engine_in("+M5/20 12s,\nBlack loses on time") ==
          R"({"view":"mover","matePlies":5,"depth":20,"seconds":12})");
    CHECK(engine_in("+0.31/12 1.2s, n=81920, pv=\"e4 e5\", Draw") ==
          R"({"view":"mover","pawns":0.31,"depth":12,"seconds":1.2})");
    CHECK(engine_in("1.2s") == R"({"seconds":1.2})");
    CHECK(engine_in("book") == R"({"book":true})");
    CHECK(engine_in("book, mb=+0+0+0+0+0,") == R"({"book":true})");
    CHECK(engine_in(tcec) ==
          R"({"view":"white","pawns":-0.25,"depth":33,"seconds":34.832,"clock":1371.693})");
    CHECK(engine_in("ev=0.00, d=1, mt=00:01:10, tl=01:58:50, wv=0.00") ==
          R"({"view":"white","pawns":0.0,"depth":1,"seconds":70,"clock":7130})");
}

TEST_CASE("pgn: words are not what engines say", "[pgn][reported]") {
    for (const std::string_view words : {"",
                                         "bookish",
                                         "book move",
                                         "book.",
                                         "+0.31",
                                         "0.31",
                                         "+0.31/12 good",
                                         "12",
                                         "12/5",
                                         "1980s",
                                         "90s",
                                         "1990s, the decade of this line",
                                         "10s, she smiles",
                                         "0.5/1, as ChessBase says",
                                         "1.0/10",
                                         "book, p. 42",
                                         "book, but dubious",
                                         "+3/12 1s",
                                         "M18",
                                         "1.2 s",
                                         "5 seconds",
                                         "1.2seconds",
                                         "d5",
                                         "d = 3",
                                         "a good move, +0.31/12 1.2s",
                                         "+-",
                                         "e=mc2",
                                         "[%eval 0.31/12]"}) {
        INFO(words);
        CHECK(engine_in(words) == "");
    }
}

TEST_CASE("pgn: comments are written in part", "[pgn]") {
    const std::string moves =
        "{before} 1. e4 {[%clk 0:10:00] good [%eval 0.2]} (1. d4 {+0.31/12 1.2s, quiet} {[%clk 0:01:00]}) "
        "1... e5 {book} 2. Nf3 {a[%csl Ga1]b} Nc6";
    CHECK(with_comments(kept_comments::all, moves) == "{before} 1. e4 {[%clk 0:10:00] good [%eval 0.2]} (1. "
                                                      "d4 {+0.31/12 1.2s, quiet} {[%clk 0:01:00]}) 1... e5 "
                                                      "{book} 2. Nf3 {a[%csl Ga1]b} 2... Nc6 *\n");
    CHECK(with_comments(kept_comments::text, moves) ==
          "{before} 1. e4 {good} (1. d4 {quiet}) 1... e5 2. Nf3 {a b} 2... Nc6 *\n");
    CHECK(with_comments(kept_comments::commands, moves) ==
          "1. e4 {[%clk 0:10:00] [%eval 0.2]} (1. d4 {+0.31/12 1.2s} {[%clk 0:01:00]}) 1... e5 {book} 2. Nf3 "
          "{[%csl Ga1]} "
          "2... Nc6 *\n");
    CHECK(with_comments(kept_comments::none, moves) == "1. e4 (1. d4) 1... e5 2. Nf3 Nc6 *\n");
}

TEST_CASE("pgn: a comment to the end of its line may be written in part", "[pgn]") {
    const std::string moves = "1. e4 ; [%clk 0:10:00] a } brace\n1... e5";
    CHECK(with_comments(kept_comments::text, moves) == "1. e4\n; a } brace\n1... e5 *\n");
    CHECK(with_comments(kept_comments::commands, moves) == "1. e4 {[%clk 0:10:00]} 1... e5 *\n");
}

TEST_CASE("pgn: what engines say is no text", "[pgn]") {
    const std::string said = "{+0.31/12 1.2s, n=81920, pv=\"e4 e5\"}";
    const std::string moves =
        "1. e4 " + said + " e5 {book, mb=+0+0,} 2. Nf3 {" + tcec + "} Nc6 {1s, n=5, Draw by adjudication}";
    CHECK(with_comments(kept_comments::text, moves) == "1. e4 e5 2. Nf3 Nc6 {Draw by adjudication} *\n");
    CHECK(with_comments(kept_comments::commands, moves) ==
          "1. e4 " + said + " 1... e5 {book, mb=+0+0} 2. Nf3 {" + tcec.substr(0, tcec.size() - 2) +
              "} 2... Nc6 {1s, n=5} *\n");
}
