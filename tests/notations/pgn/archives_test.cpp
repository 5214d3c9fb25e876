// What programs and sites write into their files, with at most one finding.
#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string findings_of_tag(std::string_view name, std::string_view value) {
    std::string line("[");
    line.append(name).append(" \"").append(value).append("\"]\n");
    return pgn_findings(pgn_game("1. e4 e5", "1-0", line));
}

std::string message_of_tag(std::string_view name, std::string_view value) {
    std::string line("[");
    line.append(name).append(" \"").append(value).append("\"]\n");
    const auto found = lint_pgn(pgn_game("1. e4 e5", "1-0", line));
    return found.size() == 1 ? found.front().message : std::string();
}

} // namespace

TEST_CASE("pgn: programs' names of tags are not misspelt known ones", "[pgn]") {
    for (const std::string_view name :
         {"WhiteICCF", "BlackECF", "WhiteDWZ", "WhiteRapid", "BlackFIDE", "WhiteNat", "EventName",
          "EventRound", "Theme", "Themes", "Opening2", "WhiteElo2", "FEN4", "Board2"}) {
        CAPTURE(name);
        CHECK(findings_of_tag(name, "5").empty());
    }
    for (const std::string_view name :
         {"Whiteelo", "WhiteELO", "TimeContol", "Openning", "PlayCount", "Annotators"}) {
        CAPTURE(name);
        CHECK(findings_of_tag(name, "?").find("misspelt-tag") == 0);
    }
}

TEST_CASE("pgn: the intended word of a termination is suggested", "[pgn]") {
    struct ending {
        std::string_view written;
        std::string_view meant;
    };
    constexpr ending endings[] = {
        {"White resigned", "normal"},         {"Timkai gewinnt durch Schachmatt", "normal"},
        {"adjudicated", "adjudication"},      {"Black forfeits on time", "time forfeit"},
        {"out of time", "time forfeit"},      {"White disconnected", "abandoned"},
        {"illegal move", "rules infraction"}, {"adjourned", "unterminated"}};
    for (const ending& each : endings) {
        CAPTURE(each.written);
        CHECK(message_of_tag("Termination", each.written).find(each.meant) != std::string::npos);
    }
}

TEST_CASE("pgn: a result that differs from its tag is a warning, since that after the moves counts",
          "[pgn]") {
    const auto found =
        lint_pgn(pgn_game("1. e4 e5 0-1", "1-0").substr(0, pgn_game("1. e4 e5 0-1", "1-0").size() - 5));
    REQUIRE(found.size() == 1);
    CHECK(describe(found.front().id).name == "marker-differs-from-tag");
    CHECK(found.front().severity == level::warning);
}

TEST_CASE("pgn: a tag under a misspelt name is not added as unknown", "[pgn][fixes]") {
    const std::string german = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Weiß \"Huber\"]\n"
                               "[Schwarz \"Meier\"]\n[Ergebnis \"1-0\"]\n\n1. e4 e5 1-0\n";
    CHECK(apply_fixes(german, pgn_notation()).find("[Black \"?\"]") == std::string::npos);
    CHECK(unsafely_fixed_pgn(german) ==
          "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Huber\"]\n"
          "[Black \"Meier\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
}

TEST_CASE("pgn: tags and moves as lines of a program are one fault", "[pgn][fixes]") {
    const std::string plain = pgn_game("1. e4 e5 2. Nf3 Nc6", "1-0");
    std::string escaped;
    std::string quoted = "\"";
    for (const char c : plain.substr(0, plain.size() - 1)) {
        escaped += c == '"' ? std::string("\\\"") : std::string(1, c);
        quoted += c == '"' ? std::string("\\\"") : c == '\n' ? std::string("\"\n\"") : std::string(1, c);
    }
    for (const std::string& text : {escaped + '\n', quoted + "\"\n"}) {
        CAPTURE(text);
        CHECK(pgn_findings(text) == "other-writing");
        CHECK(apply_fixes(text, pgn_notation()) == plain);
    }
}

TEST_CASE("pgn: several headings with numbers between games are text", "[pgn]") {
    const std::string text = pgn_game("1. e4 c5") +
                             "\nRound 4, Board 1\n1. Walker - Xavier\n2. Young - Zhu\n\n" + pgn_game("1. d4");
    CHECK(pgn_findings(text) == "text-between-games");
    CHECK(pgn_findings(pgn_game("1. e4 c5") + "\n1. Walker - Xavier\n2. Young - Zhu 1-0\n\n" +
                       pgn_game("1. d4")) == "text-between-games");
}

TEST_CASE("pgn: a command without its percent sign is reported", "[pgn][fixes]") {
    check_habit({"1. e4 {[clk 0:05:00]} 1... e5", "unopened-command", "1. e4 {[%clk 0:05:00]} 1... e5"});
    check_habit({"1. e4 {[see 0:05:00]} 1... e5", "", "1. e4 {[see 0:05:00]} 1... e5"});
    const std::string unopened = pgn_game("1. e4 [%clk 0:05:00]} 1... e5");
    CHECK(pgn_findings(unopened) == "stray-brace");
    CHECK(unsafely_fixed_pgn(unopened) == pgn_game("1. e4 {[%clk 0:05:00]} 1... e5"));
}

TEST_CASE("pgn: nine ranks are one fault", "[pgn]") {
    CHECK(pgn_findings(pgn_game("", "1-0", "[SetUp \"1\"]\n[FEN \"8/8/8/1KP5/3r4/8/8/8/k7 w - - 0 1\"]\n")) ==
          "missing-placement");
}
