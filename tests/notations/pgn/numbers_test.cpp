// Numbers name moves, but order alone decides.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

constexpr std::string_view black_to_move =
    "[SetUp \"1\"]\n[FEN \"rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2\"]\n";
constexpr std::string_view white_to_move = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 31\"]\n";

// The expected numbers in the JSON, each after its ply.
std::string expected_numbers(std::string_view moves) {
    std::string all;
    const auto look_at = [&all](const auto& self, const nlohmann::ordered_json& line) -> void {
        for (const auto& ply : line["moves"]) {
            if (ply.contains("expectedNumber"))
                all.append(all.empty() ? "" : " ")
                    .append(ply["text"])
                    .append(":")
                    .append(std::to_string(ply["expectedNumber"].get<int>()));
            if (ply.contains("variations"))
                for (const auto& each : ply["variations"])
                    self(self, each);
        }
    };
    golden::read_games(
        pgn_game(moves), {},
        [&](const game& read, std::span<const diagnostic> found) {
            look_at(look_at, to_json(read, pgn_notation(), found));
        },
        std::string_view::npos, check_level::legal, pgn_notation());
    return all;
}

struct numbered_otherwise {
    std::string_view tags;
    std::string_view written;
    std::string_view right;
};

} // namespace

TEST_CASE("pgn: numbers that count from elsewhere than the position are one note", "[pgn][numbers]") {
    for (const numbered_otherwise& each : {
             numbered_otherwise{black_to_move, "1... e6 {x} 2. Nc3 Bb4 3. a3",
                                "2... e6 {x} 3. Nc3 Bb4 4. a3"},
             {black_to_move, "1. e6 {x} 1... Nc3 (1... Nf3 2. Bb4+) 2. Bb4",
              "2... e6 {x} 3. Nc3 (3. Nf3 Bb4+) 3... Bb4"},
             {black_to_move, "12... e6 13. Nc3 Bb4 14. a3", "2... e6 3. Nc3 Bb4 4. a3"},
             {white_to_move, "1. e4 (1. e3 Kd7 2. e4) 1... Kd7 2. e5",
              "31. e4 (31. e3 Kd7 32. e4) 31... Kd7 32. e5"},
             {white_to_move, "131. e4 Kd7 132. e5", "31. e4 Kd7 32. e5"},
         }) {
        const std::string text = pgn_game(each.written, "*", each.tags);
        INFO(text);
        CHECK(pgn_findings(text) == "shifted-numbers");
        for (const diagnostic& found : lint_pgn(text)) {
            CHECK(found.severity == level::note);
            REQUIRE(found.remedy);
            CHECK(found.remedy->safe);
        }
        CHECK(formatted_moves(each.written, "*", each.tags) == std::string(each.right) + " *\n");
        CHECK(resolved_plies(text) == resolved_plies(pgn_game(each.right, "*", each.tags)));
        const std::string fixed = unsafely_fixed_pgn(text);
        CHECK(pgn_findings(fixed).empty());
        CHECK(formatted_pgn(fixed) == formatted_pgn(text));
    }
}

TEST_CASE("pgn: a wrong number is a warning, and formatting corrects it", "[pgn][numbers]") {
    for (const std::string_view moves : {"1. e4 e5 2. Nf3 Nc6 4. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 2. Bb5 a6",
                                         "1. e4 e5 7. Nf3 Nc6 8. Bb5 a6"}) {
        const std::string text = pgn_game(moves);
        INFO(text);
        for (const diagnostic& found : lint_pgn(text))
            CHECK(found.severity == level::warning);
        CHECK(pgn_findings(text) == "misnumbered-move");
        CHECK(formatted_moves(moves) == "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n");
    }
    // If moves cannot be resolved on the board, some may be missing.
    CHECK(formatted_moves("1.  e4 e5 7. Bb7") == "1.  e4 e5 7. Bb7 *\n");
}

TEST_CASE("pgn: JSON has the expected number if a wrong one is written", "[pgn][numbers][json]") {
    CHECK(expected_numbers("1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. O-O") == "Bb5:3");
    CHECK(expected_numbers("1. e4 e5 1. Nf3 Nc6 1. Bb5") == "Nf3:2 Bb5:3");
    CHECK(expected_numbers("1. e4 e5 (1... c5 3. Nf3) 2. Nf3") == "Nf3:2");
    CHECK(expected_numbers("1. e4 e5 2. Nf3 2... Nc6 3. Bb5 a6") == "");
}

TEST_CASE("pgn: shifted numbers of unresolved moves are reported one by one", "[pgn][numbers]") {
    CHECK(pgn_findings(pgn_game("1. e4 Kd5 2. e5", "*", white_to_move)) != "shifted-numbers");
}
