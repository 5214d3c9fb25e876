// Games as real PGN files write them.
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: files are split before Event, or else before a tag after an empty line", "[pgn]") {
    const auto find_game = pgn_notation().find_game;
    CHECK(find_game("1. e4 *\n\n[Site \"?\"]\n[Event \"?\"]\n") == 20);
    CHECK(find_game("1. e4 *\n\n[Site \"?\"]\n") == std::string_view::npos);
    const auto guess_game = pgn_notation().guess_game;
    CHECK(guess_game("1. e4 *\n\n[Site \"?\"]\n") == 9);
    CHECK(guess_game("1. e4 *\r\n\r\n[Site \"?\"]\r\n") == 11);
    CHECK(guess_game("1. e4 *\n[Site \"?\"]\n") == std::string_view::npos);
}

TEST_CASE("pgn: a valid game has no findings", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 {A knight.} (2. f4 exf4) 2... Nc6 $1 3. Bb5")).empty());
    CHECK(pgn_findings(pgn_game("1. f3 e5 2. g4 Qh4#", "0-1")).empty());
    CHECK(pgn_findings("").empty());
}

TEST_CASE("pgn: one slip is one finding", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf5 Nc6 3. Bb5")) == "illegal-move");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Sf3 Nc6")) == "foreign-letter");
    CHECK(pgn_findings(pgn_game("1.e4{[%clk 0:10:00]}1...c5")).empty());
    CHECK(pgn_findings(pgn_game("1. e4 e5 (1... c5")) == "unclosed-variation");
    // Text that is not a number leaves no number for the next move.
    CHECK(pgn_findings(pgn_game("1. e4 e5 40-0. Nf3 Nc6")) == "unexpected-text");
    CHECK(pgn_findings(pgn_game("1. e4 e5 (40-0. d5 d4)")) == "unexpected-text");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. 0-0")) == "castling-sign castling-way-blocked");
    CHECK(pgn_findings(pgn_game("1. e4 {a comment with [Event \"x\"] in it} e5")).empty());
    CHECK(pgn_findings(pgn_game("1. f3 e5 2. g4 Qh4", "0-1")) == "missing-mate-mark");
}

TEST_CASE("pgn: pieces are found on the board", "[pgn]") {
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O")) ==
          "e2-e4 e7-e5 g1-f3 b8-c6 f1-b5 a7-a6 b5xc6 d7xc6 O-O");
    // A pinned piece is not a candidate.
    CHECK(resolved_plies(pgn_game(
              "1. Ne4", "*", "[SetUp \"1\"]\n[FEN \"4k3/4r3/8/8/8/2N3N1/8/4K3 w - - 0 1\"]\n")) == "Ne4");
    CHECK(resolved_plies(pgn_game(
              "1. Ne4", "*", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1\"]\n")) == "g3-e4");
    CHECK(resolved_plies(
              pgn_game("1. bxa8=N", "*", "[SetUp \"1\"]\n[FEN \"n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"]\n")) ==
          "b7xa8=knight");
    CHECK(resolved_plies(pgn_game(
              "1. exd6", "*", "[SetUp \"1\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n")) == "e5xd6");
}

TEST_CASE("pgn: other forms of a move mean the same", "[pgn]") {
    const std::string plain = resolved_plies(pgn_game("1. e4 d5 2. exd5 Qxd5 3. Nc3"));
    CHECK(resolved_plies(pgn_game("1. e2e4 d7d5 2. e4d5 d8d5 3. b1c3")) == plain);
    CHECK(resolved_plies(pgn_game("1. e2-e4 d7-d5 2. e4xd5 Qd8xd5 3. Nb1-c3")) == plain);
    CHECK(resolved_plies(pgn_game("1.E4 D5 2.ed5 Q:d5 3.♘c3")) == plain);
    CHECK(resolved_plies(pgn_game("e4 d5 exd5 Qxd5 Nc3")) == plain);
}

TEST_CASE("pgn: letters before a pawn's move are not its file", "[pgn]") {
    const std::string plain = resolved_plies(pgn_game("1. e4 e5 2. Nf3"));
    CHECK(resolved_plies(pgn_game("1. e4 hé e5 2. Nf3")) == plain);
    CHECK(resolved_plies(pgn_game("1. e4 ch e5 2. Nf3")) == plain);
}

TEST_CASE("pgn: games are distinguished by their results and tags, not by empty lines", "[pgn]") {
    const std::string two = pgn_game("1. e4\n\n\n1... e5") + pgn_game("1. d4");
    CHECK(pgn_findings(two).empty());
    CHECK(pgn_findings("[Event \"?\"]\n1. e4 e5\n[Event \"?\"]\n1. d4 *\n", check_level::syntax) ==
          "missing-marker");
}
