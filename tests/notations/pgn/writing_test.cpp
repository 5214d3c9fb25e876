// Export format (8.2).
#include "ctlpgn/format.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/simplify.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: a faulty position between games is kept outside games", "[pgn]") {
    const std::string text = pgn_game("1.  e4") + "\n4k3/8/8/8/8/8/4P3/4K3 w - -- 0 1 bm Kd2\n;\n";
    const std::string kept = formatted_pgn(text);
    CHECK(kept.find("1.  e4 *\n\n4k3/8/8/8/8/8/4P3/4K3 w - -- 0 1 bm Kd2\n") != std::string::npos);
    CHECK(kept.ends_with("\n;\n"));
    CHECK(formatted_pgn(kept) == kept);
}

TEST_CASE("pgn: the end mark of DOS files is kept", "[pgn]") {
    const std::string text = pgn_game("1. e4") + "\x1A";
    CHECK(formatted_pgn(text) == text);
    CHECK(formatted_pgn(text.substr(0, text.size() - 2) + "\x1A") == text);
}

TEST_CASE("pgn: numbers, marks and origins are written by the board", "[pgn]") {
    CHECK(formatted_moves("e4 e5 Nf3 Nc6") == "1. e4 e5 2. Nf3 Nc6 *\n");
    CHECK(formatted_moves("1. f3 e5 2. g4 Qh4#", "0-1") == "1. f3 e5 2. g4 Qh4# 0-1\n");
    CHECK(formatted_moves("1.e4 {a} e5 (1...c5 2.Nf3) 2.Nf3") ==
          "1. e4 {a} 1... e5 (1... c5 2. Nf3) 2. Nf3 *\n");
    CHECK(formatted_moves("1. e4! e5 $14 $2") == "1. e4 $1 e5 $14 $2 *\n");
    CHECK(formatted_moves("3... Kd8 4. e4", "*",
                          "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 4 3\"]\n") ==
          "3... Kd8 4. e4 *\n");
}

TEST_CASE("pgn: JSON has plies as engines read them, and the commands in comments", "[pgn]") {
    const auto json_of = [](std::string_view text) {
        const auto source = open_text(text);
        game_reader reader(*source, pgn_notation());
        return to_json(*reader.next(), pgn_notation(), {}, {});
    };
    const auto uci = [&](std::string_view text, std::size_t at) { return json_of(text)["moves"][at]["uci"]; };
    CHECK(uci(pgn_game("1. e4 Nf6"), 0) == "e2e4");
    CHECK(uci(pgn_game("1. e4 Nf6"), 1) == "g8f6");
    CHECK(uci(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O"), 6) == "e1g1");
    CHECK(uci(pgn_game("1. a8=Q", "*", "[SetUp \"1\"]\n[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n"), 0) ==
          "a7a8q");
    const auto castling = json_of(pgn_game("1. O-O", "*",
                                           "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/1K3R2 w K - 0 1\"]\n"
                                           "[Variant \"Chess960\"]\n"))["moves"][0];
    CHECK(castling["uci"] == "b1f1");
    CHECK(castling["castling"]["king"]["from"] == "b1");
    CHECK(castling["castling"]["rooks"][0]["from"] == "f1");
    const auto comment = json_of(
        pgn_game("1. e4 {[%clk 1:00:05.5] good [%eval -0.25,18] [%cal Ge2e4]}"))["moves"][0]["comments"][0];
    CHECK(comment["commands"][0]["seconds"] == 3605.5);
    CHECK(comment["commands"][1]["pawns"] == -0.25);
    CHECK(comment["commands"][1]["depth"] == 18);
    CHECK(comment["commands"][2]["arrows"][0]["from"] == "e2");
    CHECK(comment["commands"][2]["arrows"][0]["colour"] == "green");
}

TEST_CASE("pgn: moves are written in other ways that mean the same", "[pgn]") {
    const std::string text = pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O");
    const auto written = [&](std::string_view called) {
        const auto source = open_text(text);
        game_reader reader(*source, pgn_notation());
        format_options options;
        options.words.letters = pgn_notation().find_letters(called);
        REQUIRE(options.words.letters);
        return moves_of(format_game(*reader.next(), pgn_notation(), options));
    };
    CHECK(written("SAN") == "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *\n");
    CHECK(written("FAN") == "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 a6 4. ♗xc6 dxc6 5. O-O *\n");
    CHECK(written("lan") == "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 a7-a6 4. Bb5xc6 d7xc6 5. O-O *\n");
    CHECK(written("UCI") == "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. b5c6 d7c6 5. e1g1 *\n");
    CHECK_FALSE(pgn_notation().find_letters("Klingon"));
}

TEST_CASE("pgn: a simplified game has its moves and tags", "[pgn]") {
    const std::string text =
        pgn_game("1. e4 $1 {a} e5 (1... c5 2. Nf3) 2. Nf3", "*", "[Annotator \"Me\"]\n[PlyCount \"3\"]\n");
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    simplified_game made;
    const game& read = *reader.next();
    CHECK(pgn_notation().simplify(read, {}, made) == "");
    CHECK(format_game(made.tree, pgn_notation(), made.format) ==
          pgn_game("1. e4 e5 2. Nf3", "*", "[Annotator \"Me\"]\n[PlyCount \"3\"]\n"));
    simplified_game reduced;
    simplify_options options;
    options.reduced = true;
    CHECK(pgn_notation().simplify(read, options, reduced) == "");
    CHECK(format_game(reduced.tree, pgn_notation(), reduced.format) == pgn_game("1. e4 e5 2. Nf3"));
}

TEST_CASE("pgn: the seven tags come first, the others by name", "[pgn]") {
    CHECK(formatted_pgn(
              "[ECO \"C20\"]\n[Annotator \"Me\"]\n[Result \"*\"]\n[Black \"?\"]\n[White \"?\"]\n[Round "
              "\"?\"]\n[Date \"????.??.??\"]\n[Site \"?\"]\n[Event \"?\"]\n*\n") ==
          "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
          "\"?\"]\n[Result \"*\"]\n[Annotator \"Me\"]\n[ECO \"C20\"]\n\n*\n");
}

TEST_CASE("pgn: lines have 79 characters at most", "[pgn]") {
    std::string moves;
    for (int i = 0; i != 40; ++i)
        moves += "Nf3 Nf6 Ng1 Ng8 ";
    const std::string text = formatted_pgn(pgn_game(moves));
    for (std::size_t at = 0; at != text.size();) {
        const std::size_t end = text.find('\n', at);
        CHECK(end - at <= 79);
        at = end + 1;
    }
}

TEST_CASE("pgn: no line is broken in a command", "[pgn][format]") {
    for (const std::string_view command :
         {"[%tqu \"En\",\"Find the move\",\"\",\"d2d3\",\"Well done\",5]", "[%timestamp 9]",
          "[%name a value that is longer than any line, so that it begins one and goes on beyond its end]"})
        for (std::size_t words = 0; words != 30; ++words) {
            std::string text = "1. e4 e5 {x";
            for (std::size_t i = 0; i != words; ++i)
                text += " xx";
            text.append("[%clk 0:05:00] ")
                .append(command)
                .append("[%emt 0:00:05] and more words of it} 2. Nf3");
            const std::string written = formatted_moves(text);
            INFO(written);
            CHECK(written.find(command) != std::string::npos);
            CHECK(written.find("[%clk 0:05:00]") != std::string::npos);
            CHECK(written.find("[%emt 0:00:05]") != std::string::npos);
            CHECK(formatted_moves(written.substr(0, written.rfind('*'))) == written);
        }
    // What its author has broken stays so.
    CHECK(formatted_moves("1. e4 {[%name a\nb]} e5") == "1. e4 {[%name a\nb]} 1... e5 *\n");
}
