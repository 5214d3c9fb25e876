// Games with only tags, and tags that name the variant.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                 "White", "Black", "Result"};

// Tags of this many games without moves; each has some of the roster, in order.
struct made_headers {
    std::string text;
    std::size_t games = 0;
    std::size_t tags = 0;
};

made_headers headers(unsigned seed) {
    std::mt19937 random(seed); // NOLINT(cert-msc51-cpp): the same texts every time
    made_headers made;
    const bool has_event = random() % 2 == 0;
    const std::string_view line_end = random() % 3 == 0 ? "\r\n" : "\n";
    made.games = 1 + random() % 30;
    const std::size_t first = has_event ? 0 : 1 + random() % 4;
    for (std::size_t i = 0; i != made.games; ++i) {
        for (std::size_t each = first; each != roster.size(); ++each) {
            if (each != first && random() % 5 == 0)
                continue;
            made.text.append("[").append(roster[each]).append(" \"").append(std::to_string(i)).append("\"]");
            made.text += line_end;
            ++made.tags;
        }
        if (random() % 2 == 0) {
            made.text.append("[Annotator \"x\"]").append(line_end);
            ++made.tags;
        }
        // Event alone separates games.
        if (!has_event || random() % 2 == 0)
            made.text += line_end;
        if (i + 1 != made.games && random() % 4 == 0) {
            // Lines of text between them.
            for (std::size_t lines = 1 + random() % 3; lines != 0; --lines)
                made.text.append("Announced for Sunday:").append(line_end);
            made.text += line_end;
        }
    }
    return made;
}

} // namespace

TEST_CASE("pgn: tags without moves are games, and none is lost", "[pgn]") {
    for (unsigned seed = 0; seed != 200; ++seed) {
        const made_headers made = headers(seed);
        INFO(made.text);
        const auto source = open_text(made.text);
        game_reader reader(*source, pgn_notation());
        std::size_t games = 0;
        std::size_t tags = 0;
        while (const game* const read = reader.next()) {
            ++games;
            tags += read->tags.size();
        }
        CHECK(games == made.games);
        CHECK(tags == made.tags);
        CHECK_FALSE(pgn_notation().accepts(made.text, {}));
    }
}

TEST_CASE("pgn: text between games and lines among tags have different codes", "[pgn]") {
    const std::string header = pgn_game("").substr(0, pgn_game("").find("\n\n") + 2);
    CHECK(pgn_findings(header + "Announced games:\nsee below\n\n" + pgn_game("1. e4")) ==
          "missing-marker text-between-games");
    CHECK(pgn_findings(header + "Announced games:\n" + pgn_game("1. e4")) ==
          "missing-marker text-between-games");
    std::string among = pgn_game("1. e4");
    among.insert(among.find("[Site"), "Announced games\n");
    CHECK(pgn_findings(among) == "unreadable-line");
}

TEST_CASE("pgn: adjacent duplicate tags are a slip", "[pgn]") {
    CHECK(
        pgn_findings("[Event \"?\"]\n[Event \"?\"]\n" + pgn_game("1. e4").substr(12)).find("repeated-tag") !=
        std::string::npos);
    CHECK(pgn_findings(pgn_game("1. e4", "*", "[White \"?\"]\n")).find("repeated-tag") != std::string::npos);
    // A header may have empty lines.
    CHECK(pgn_findings(pgn_game("1. e4", "*", "\n[ECO \"B00\"]\n\n[Opening \"x\"]\n")) == "");
}

TEST_CASE("pgn: FEN in another case counts if it makes moves legal", "[pgn][fixes]") {
    const std::string fen = "\"4k3/8/8/8/8/8/4p3/R3K3 b Q - 0 20\"]\n";
    for (const std::string_view name : {"Fen", "fen", "fEn"}) {
        const std::string text = pgn_game("20... Kd7 21. Kxe2", "*", "[" + std::string(name) + " " + fen);
        INFO(text);
        CHECK(resolved_plies(text) == "e8-d7 e1xe2");
        CHECK(pgn_findings(text).find("misspelt-tag") != std::string::npos);
        CHECK(pgn_findings(text).find("illegal") == std::string::npos);
        const std::string fixed = apply_fixes(text, pgn_notation());
        CHECK(fixed.find("[FEN " + fen) != std::string::npos);
        CHECK(resolved_plies(fixed) == "e8-d7 e1xe2");
        CHECK(pgn_findings(fixed) == "");
    }
    const std::string both = pgn_game("20... Kd7", "*", "[Setup \"1\"]\n[Fen " + fen);
    CHECK(apply_fixes(both, pgn_notation()) == pgn_game("20... Kd7", "*", "[SetUp \"1\"]\n[FEN " + fen));
    // Here it shows where the game ended.
    CHECK(resolved_plies(pgn_game("1. e4 e5", "*", "[Fen " + fen)) == "e2-e4 e7-e5");
}
