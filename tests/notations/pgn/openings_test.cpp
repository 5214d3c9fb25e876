// Openings by positions, and codes that contradict the moves.
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "games/chess/play.hpp"
#include "notations/pgn/openings/home_pawns.hpp"
#include "notations/pgn/openings/opening.hpp"
#include "notations/pgn/openings/opening_table.hpp"
#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/support.hpp"
#include "paths.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

// "E20 after 6 plies"
std::string opening(std::string_view moves, std::string_view tags = {}) {
    const std::string text = pgn_game(moves, "*", tags);
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    const std::optional<known_opening> found = pgn_notation().opening_of(*reader.next());
    return found ? std::string(found->code) + " after " + std::to_string(found->plies) + " plies" : "none";
}

// With these tags, what is found in a game of ten moves of the Gruenfeld Defence that never moves the pawn on
// e2.
std::string found_with(std::string_view tags,
                       std::string_view more_moves = "6. Bg2 O-O 7. O-O Nb6 8. Nc3 Nc6 9. a3 "
                                                     "a5 10. h3 h6") {
    const std::string moves = "1. d4 Nf6 2. c4 g6 3. Nf3 Bg7 4. g3 d5 5. cxd5 Nxd5 ";
    return pgn_findings(pgn_game(moves + std::string(more_moves), "*", tags));
}

} // namespace

TEST_CASE("pgn: every position of the table has the opening that the table names", "[pgn]") {
    std::ifstream input(project_folder() / "src/notations/pgn/openings/openings.tsv");
    std::size_t lines = 0;
    std::set<std::string> codes;
    for (std::string line; std::getline(input, line); ++lines) {
        const std::size_t name = line.find('\t') + 1;
        const std::size_t position = line.find('\t', name) + 1;
        INFO(line);
        std::vector<finding> findings;
        const pgn::read_position read = pgn::read_fen(line.substr(position) + " 0 1", findings);
        REQUIRE(read.readable);
        REQUIRE(findings.empty());
        // As the board has it after a move.
        REQUIRE(chess::settled(read.position) == read.position);
        const std::optional<known_opening> found = pgn::find_opening(chess::hash(read.position));
        REQUIRE(found);
        REQUIRE(found->code == line.substr(0, name - 1));
        REQUIRE(found->name == line.substr(name, position - 1 - name));
        const std::string joint = found->variation.empty() ? "" : ": ";
        REQUIRE(std::string(found->family).append(joint).append(found->variation) == found->name);
        REQUIRE(pgn::leads_to_openings(pgn::pawns_at_home(read.position)));
        REQUIRE((pgn::pawns_that_move_in(found->code) & pgn::pawns_at_home(read.position)) == 0);
        codes.emplace(found->code);
    }
    CHECK(lines == 3608);
    CHECK(codes.size() == 496);
    CHECK_FALSE(pgn::find_opening(chess::hash(chess::start_position())));
    CHECK_FALSE(pgn::leads_to_openings(0));
}

TEST_CASE("pgn: the opening is that of the last known position", "[pgn]") {
    CHECK(opening("1. d4 Nf6 2. c4 e6 3. Nc3 Bb4") == "E20 after 6 plies");
    CHECK(opening("1. c4 Nf6 2. Nc3 e6 3. d4 Bb4") == "E20 after 6 plies");
    CHECK(opening("1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. h4 h5 5. a4 a5") == "E20 after 6 plies");
    CHECK(opening("1. e4 (1. d4 d5 2. c4) e5") == "C20 after 2 plies");
    CHECK(opening("1. e4 e5 2. Ke3 Nc6 3. Nf3") == "C20 after 2 plies");
    CHECK(opening("e4 e5 g1f3") == "C40 after 3 plies");
    CHECK(opening("1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5") == "C20 after 6 plies");
    CHECK(opening("") == "none");
}

TEST_CASE("pgn: the opening of a game that begins elsewhere is that of its positions", "[pgn]") {
    const std::string start =
        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\"]\n";
    CHECK(opening("2. d4 d5", start) == "C00 after 2 plies");
    CHECK(opening("", start) == "C00 after 0 plies");
    CHECK(opening("2. a4", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 2\"]\n") == "none");
    CHECK(opening("1. e4 e5", "[Variant \"Atomic\"]\n") == "none");
}

TEST_CASE("pgn: a code is reported only if it cannot be that of the moves", "[pgn]") {
    CHECK(found_with("") == "");
    CHECK(found_with("[ECO \"D70\"]\n") == "");
    for (const std::string_view wrong : {"B90", "C20", "E97", "B00/12"})
        CHECK(found_with("[ECO \"" + std::string(wrong) + "\"]\n") == "eco-against-moves");
    // Other books may have these codes.
    for (const std::string_view possible : {"D90", "E60", "A50", "A00", "D02", "?", "B", "B90, B91", "B900"})
        CHECK(found_with("[ECO \"" + std::string(possible) + "\"]\n").find("eco-against-moves") ==
              std::string::npos);
    // The rest may be lost; the pawn may move later.
    CHECK(found_with("[ECO \"B90\"]\n", "6. Bg2 O-O 7. O-O Nb6") == "");
    CHECK(found_with("[ECO \"B20\"]\n", "6. Bg2 O-O 7. e4 Nb6 8. O-O c6 9. Nc3 Nc6 10. h3 h6").find("eco") ==
          std::string::npos);
    const std::vector<diagnostic> found =
        lint_pgn(pgn_game("1. d4 d5 2. c4 c6 3. Nf3 Nf6 4. Nc3 dxc4 5. a4 Bf5 6. Ne5 Nbd7 7. Nxc4 Qc7 8. g3 "
                          "e5 9. dxe5 Nxe5 10. Bf4 Nfd7",
                          "*", "[ECO \"C20\"]\n"));
    REQUIRE(found.size() == 1);
    CHECK(found[0].severity == level::note);
    CHECK(found[0].message ==
          "opening code \"C20\" does not fit the moves: White's pawn on e2 never moves; the moves are "
          "those of D17");
}
