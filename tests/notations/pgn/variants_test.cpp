// Games by other rules than those of chess, on its board.
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

std::string tags_of(std::string_view variant, std::string_view fen = {}) {
    std::string tags;
    if (!fen.empty())
        tags.append("[FEN \"").append(fen).append("\"]\n[SetUp \"1\"]\n");
    return tags.append("[Variant \"").append(variant).append("\"]\n");
}

struct variant_game {
    const char* variant;
    const char* fen;
    const char* moves;
    const char* result;
    const char* status; // and the winner
};

constexpr variant_game ended_games[] = {
    {"King of the Hill", "", "1. e3 a6 2. Ke2 a5 3. Kd3 a4 4. Kd4#", "1-0", "kingInCentre white"},
    {"Three-check", "", "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ Kxf7 4. Qh5+ g6 5. Qxg6#", "1-0", "lastCheck white"},
    {"Three-check", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1+3 0 2", "2. Qh5 a6 3. Qxf7#",
     "1-0", "lastCheck white"},
    {"Three-check", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 +2+0", "2. Qh5 a6 3. Qxf7#",
     "1-0", "lastCheck white"},
    {"Five-check", "rnbq1bnr/pppp2pp/4kp2/4p3/4P3/8/PPPP1PPP/RNBQK1NR w KQ - 1+5 0 5", "5. Qg4#", "1-0",
     "lastCheck white"},
    {"Racing Kings", "", "1. Kh3 Ka3 2. Kh4 Ka4 3. Kh5 Ka5 4. Kh6 Ka6 5. Kg7 Kb7 6. Kg8 Kb8", "1/2-1/2",
     "kingsOnLastRank "},
    {"Racing Kings", "8/6K1/1k6/8/8/8/8/8 w - - 0 1", "1. Kg8#", "1-0", "kingOnLastRank white"},
    {"Horde", "4k3/8/8/8/8/8/4r3/4P3 b - - 0 1", "1... Rxe1#", "0-1", "piecesLost black"},
    {"Horde", "", "1. e5 d6 2. exd6 cxd6", "*", ""},
    {"Antichess", "8/8/8/8/8/8/p7/1R6 b - - 0 1", "1... axb1=K#", "1-0", "piecesLost white"},
    {"Suicide", "8/7p/8/p7/P7/8/8/8 b - - 0 1", "1... h6#", "1-0", "stalemate white"},
    {"Giveaway", "", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O", "*", ""},
    {"Atomic", "", "1. Nf3 d5 2. Ng5 h6 3. Nxf7#", "1-0", "kingExploded white"},
    {"Crazyhouse", "", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. P@e4 P@d4", "*", ""},
    {"Crazyhouse", "4k3/8/3K4/8/8/8/8/8[Q] w - - 0 1", "1. Q@e7#", "1-0", "checkmate white"},
    {"Crazyhouse", "4k3/8/3K4/8/8/8/8/8/Q w - - 0 1", "1. Q@e7#", "1-0", "checkmate white"},
    {"Crazyhouse960", "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1", "1. Nb3 Nb6 2. d4 d5", "*",
     ""},
};

nlohmann::ordered_json variant_json(std::string_view text, json_options options = {}) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    return to_json(*reader.next(), pgn_notation(), {}, options);
}

std::string other_result(std::string_view result) {
    return result == "1-0" ? "0-1" : "1-0";
}

} // namespace

TEST_CASE("pgn: games of variants are judged by their own rules", "[pgn]") {
    for (const variant_game& each : ended_games) {
        CAPTURE(each.variant, each.fen, each.moves);
        const std::string text = pgn_game(each.moves, each.result, tags_of(each.variant, each.fen));
        CHECK(pgn_findings(text) == "");
        CHECK(pgn_notation().accepts(text, {}));
        CHECK(formatted_pgn(text) == text);
        const auto status =
            variant_json(text, {.full = true}).value("status", nlohmann::ordered_json::object());
        const std::string end =
            status.empty() ? std::string() : status.value("name", "") + " " + status.value("winner", "");
        CHECK(end == each.status);
        if (*each.status != '\0')
            CHECK(pgn_findings(pgn_game(each.moves, other_result(each.result),
                                        tags_of(each.variant, each.fen))) != "");
    }
}

TEST_CASE("pgn: the end of a variant decides its result", "[pgn]") {
    constexpr const char* moves = "1. e3 a6 2. Ke2 a5 3. Kd3 a4 4. Kd4";
    const std::string tags = tags_of("KOTH");
    for (const char* const mark : {"", "#"})
        CHECK(pgn_findings(pgn_game(moves + std::string(mark), "1-0", tags)) == "");
    CHECK(pgn_findings(pgn_game(moves, "0-1", tags)) == "result-against-end");
    CHECK(pgn_findings(pgn_game(moves, "*", tags)) == "unknown-result-after-end");
    CHECK(pgn_findings(pgn_game(moves + std::string(" a3"), "1-0", tags)) == "illegal-move");
    CHECK(pgn_findings(pgn_game(moves, "1-0")) == "");
    CHECK(pgn_findings(pgn_game("1... h6", "0-1", tags_of("Suicide", "8/7p/8/p7/P7/8/8/8 b - - 0 1"))) ==
          "result-against-end");
}

TEST_CASE("pgn: moves that the rules of a variant forbid", "[pgn]") {
    const auto findings = [](std::string_view variant, std::string_view moves, std::string_view fen = {}) {
        return pgn_findings(pgn_game(moves, "*", tags_of(variant, fen)));
    };
    CHECK(findings("Antichess", "1. e3 b5 2. Bxb5 a6 3. Nf3") == "illegal-move");
    CHECK(findings("Antichess", "1. e3 b5 2. a3") == "illegal-move");
    CHECK(findings("Racing Kings", "1. Ra1", "8/8/8/8/8/k7/8/1R5K w - - 0 1") == "illegal-move");
    CHECK(findings("Atomic", "1. e4 d5 2. Ke2 d4 3. Kd3 a6 4. Kxd4") == "illegal-move");
    CHECK(findings("Crazyhouse", "1. e4 N@f6") == "illegal-move");
    CHECK(findings("Crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. P@e8") == "illegal-move");
    CHECK(findings("Three-check", "1. e4 N@f6").find("drop") != std::string::npos);
    CHECK(findings("Antichess", "1... axb1=K 2. a3", "8/8/8/8/8/8/p7/1R6 b - - 0 1") == "illegal-move");
    CHECK(findings("Horde", "1. e5 e6 2. d3") == "illegal-move");
    // The notation is that of chess.
    CHECK(findings("Atomic", "1. e2e4 e5") == "coordinate-move");
    CHECK(findings("King of the Hill", "1. e4 e5 2. Sf3 Sc6") == "language-letters");
}

TEST_CASE("pgn: drops and promoted pieces of Crazyhouse", "[pgn]") {
    const std::string tags = tags_of("Crazyhouse");
    const std::string text = pgn_game("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. P@e4 @d4", "*", tags);
    CHECK(pgn_findings(text) == "");
    CHECK(formatted_pgn(text) == pgn_game("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. P@e4 P@d4", "*", tags));
    const auto read = variant_json(text, {.positions = true});
    CHECK(read["moves"][6].value("uci", "") == "P@e4");
    CHECK(read["moves"][6].value("to", "") == "e4");
    CHECK(read["moves"][5].value("position", "") ==
          "rnbqkbnr/ppp1pppp/8/8/8/2N5/PPPP1PPP/R1BQKBNR[Pp] w KQkq - 2 4");
    CHECK(read["moves"][7].value("position", "") ==
          "rnbqkbnr/ppp1pppp/8/8/3pP3/2N5/PPPP1PPP/R1BQKBNR[] w KQkq - 0 5");
    // A promoted piece is a pawn in the hand.
    const auto taken = variant_json(
        pgn_game("1. axb8=Q Rxb8", "*", tags_of("Crazyhouse", "rn2k3/P7/8/8/8/8/8/4K3[] w q - 0 1")),
        {.positions = true});
    CHECK(taken["moves"][0].value("position", "") == "rQ~2k3/8/8/8/8/8/8/4K3[N] b q - 0 1");
    CHECK(taken["moves"][1].value("position", "") == "1r2k3/8/8/8/8/8/8/4K3[Np] w - - 0 2");
}

TEST_CASE("pgn: positions say what only variants know", "[pgn]") {
    const auto position = [](std::string_view variant, std::string_view fen) {
        return variant_json(pgn_game("", "*", tags_of(variant, fen)))["initial"].value("position", "");
    };
    CHECK(position("Three-check", "") == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1");
    CHECK(position("Three-check", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 +1+2") ==
          "4k3/8/8/8/8/8/4P3/4K3 w - - 2+1 0 1");
    CHECK(position("Crazyhouse", "4k3/8/8/8/8/8/4P3/4K3/qPP w - - 0 1") ==
          "4k3/8/8/8/8/8/4P3/4K3[PPq] w - - 0 1");
    CHECK(position("Racing Kings", "") == "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
    CHECK(position("Horde", "") ==
          "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1");
    const auto findings = [](std::string_view variant, std::string_view fen) {
        return pgn_findings(pgn_game("", "*", tags_of(variant, fen)));
    };
    CHECK(findings("Atomic", "4k3/8/8/8/8/8/4P3/4K3 w - - 3+3 0 1") == "check-counts");
    CHECK(findings("Atomic", "4k3/8/8/8/8/8/4P3/4K3[Q] w - - 0 1") == "pieces-in-hand");
    CHECK(findings("Antichess", "8/8/8/8/8/8/4P3/8 w - - 0 1") == "");
    CHECK(findings("Atomic", "8/8/8/8/8/8/4P3/4K3 w - - 0 1") == "king-missing");
}

TEST_CASE("pgn: variants under the names of servers and programs", "[pgn]") {
    for (const char* const name :
         {"King of the Hill", "kingofthehill", "KingOfTheHill", "Three-check", "3check", "3-Check",
          "ThreeCheck", "Racing Kings", "racingkings", "Horde", "Antichess", "antichess", "suicide",
          "giveaway", "Atomic", "atomic", "Crazyhouse", "crazyhouse", "Crazy House"}) {
        CAPTURE(name);
        CHECK(pgn_findings(pgn_game("", "*", tags_of(name))) == "");
        CHECK(pgn_findings(pgn_game("", "*", tags_of(name + std::string("960")))) ==
              "variant-without-position");
    }
    for (const char* const name : {"Losers", "Bughouse", "Capablanca", "Makruk"})
        CHECK(pgn_findings(pgn_game("", "*", tags_of(name))) == "unknown-variant");
}

TEST_CASE("pgn: games of variants are restored from their JSON", "[pgn][json_reading]") {
    for (const variant_game& each : ended_games) {
        const std::string text = pgn_game(each.moves, each.result, tags_of(each.variant, each.fen));
        INFO(text);
        const auto source = open_text(text);
        game_reader reader(*source, pgn_notation());
        std::string json;
        json_writer writer([&json](std::string_view bytes) { json += bytes; });
        const game* const read = reader.next();
        writer.write(*read, pgn_notation(), {});
        writer.finish();
        std::string back;
        read_json(*open_text(json), [&back](const json_game& restored) {
            back = restored.read == nullptr ? std::string(restored.doubt)
                                            : format_game(*restored.read, pgn_notation(), {});
        });
        CHECK(back == text);
    }
}
