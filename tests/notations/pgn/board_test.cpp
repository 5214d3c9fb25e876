// Positions of PGN: FEN there and back, boards, and plies.
#include "ctlpgn/reader.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::uint64_t leaves(std::string_view fen, std::uint32_t depth) {
    std::uint64_t sum = 0;
    for (const possible_ply& each : pgn_notation().plies(fen, depth - 1))
        sum += each.leaves;
    return sum;
}

std::string back(std::string_view fen) {
    std::vector<finding> none;
    return pgn::write_fen(pgn::read_fen(fen, none).position);
}

} // namespace

TEST_CASE("pgn: a position is written as read", "[pgn]") {
    for (const char* const fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
             "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 10 40",
             "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
             "1r2k1r1/8/8/8/8/8/8/RR2K1R1 w Bq - 0 1",
         })
        CHECK(back(fen) == fen);
}

// https://www.chessprogramming.org/Perft_Results
TEST_CASE("pgn: perft has the known numbers", "[pgn]") {
    CHECK(leaves("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3) == 8902);
    CHECK(leaves("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2) == 2039);
    CHECK(leaves("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3) == 2812);
    CHECK(pgn_notation().plies("nonsense", 0).empty());
}

TEST_CASE("pgn: boards are drawn with pieces and faults", "[pgn]") {
    std::vector<finding> found;
    const std::string board = pgn_notation().draw("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", {}, found);
    CHECK(found.empty());
    CHECK(board.find("2  .  .  .  .  P  .  .  .\n") != std::string::npos);
    CHECK(pgn_notation().draw("4k3/8/8/8/8/8/4P2/4K3 w - - 0 1", {}, found).empty());
    CHECK(found.size() == 1);
    found.clear();
    CHECK_FALSE(pgn_notation().draw("8/8/8/8/8/8/4P3/4K3 w - - 0 1", {.figures = true}, found).empty());
    CHECK(found.size() == 1);
}

TEST_CASE("pgn: checks are marked in plies", "[pgn]") {
    const std::vector<possible_ply> plies = pgn_notation().plies("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 0);
    const auto has = [&plies](std::string_view text) {
        return std::any_of(plies.begin(), plies.end(),
                           [text](const possible_ply& each) { return each.text == text; });
    };
    CHECK(has("Qg7#"));
    CHECK(has("Qh4+"));
    CHECK(has("Qg4"));
    CHECK_FALSE(has("Kg7"));
}

TEST_CASE("pgn: the reason of an illegal move is that of a possible piece", "[pgn]") {
    const auto message = [](std::string_view last) {
        const std::string text =
            pgn_game(std::string("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 O-O 6. ").append(last));
        const std::unique_ptr<byte_source> source = open_text(text);
        game_reader reader(*source, pgn_notation(), {}, check_level::legal);
        reader.next();
        return reader.diagnostics().empty() ? std::string() : reader.diagnostics().front().message;
    };
    CHECK(message("Ng8") == "illegal move: no white knight can reach g8"); // Black's king is there
    CHECK(message("Be3") == "");                                           // the other bishop
    CHECK(message("Ba3") == "illegal move: the pawn on b2 is in the way"); // not that on c4
    CHECK(message("Nd3") == "illegal move: no white knight can reach d3");
    CHECK(message("Rd1") == "illegal move: the queen on d1 occupies the square");
    CHECK(message("Kg3") == "illegal move: no white king can reach g3");
}

TEST_CASE("pgn: a move that contradicts the board is not legal", "[pgn]") {
    const auto broken = [](std::string_view moves) {
        return broken_rules_in(pgn_game(moves), pgn_notation());
    };
    CHECK(broken("1. e4 e5 2. Nf3 Nc6") == "- - - -");
    CHECK(broken("1. e4 e5 2. Qxd2 Nf6") == "- - illegal-move -"); // nothing is reported after it
    CHECK(broken("1. e4 e5 2. Bxd2 Nf6") == "- - illegal-move -");
    CHECK(broken("1. e4 e5 2. Rd5 Nf6") == "- - illegal-move -");
    CHECK(broken("1. e4 e5 2. e3e4") == "- - illegal-move");
    // Either of two legal moves may be meant; x for a capture may be superfluous.
    CHECK(broken("1. Nf3 e6 2. d4 d6 3. Nd2") == "- - - - -");
    CHECK(broken("1. Nxf3 e6") == "- -");
}
