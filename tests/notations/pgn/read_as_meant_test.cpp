// Seeming faults, and smaller faults than they seem: evaluations, novelties, results of half a point,
// variations without a move, clocks as programs write them.
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

nlohmann::json json_read_from(std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    const game* const read = reader.next();
    REQUIRE(read != nullptr);
    std::string all;
    json_writer writer([&all](std::string_view bytes) { all += bytes; }, {});
    writer.write(*read, pgn_notation(), {});
    writer.finish();
    return nlohmann::json::parse(all);
}

nlohmann::json first_command(std::string_view command) {
    const nlohmann::json read = json_read_from(pgn_game("1. e4 {" + std::string(command) + "} 1... e5"));
    return read["games"][0]["moves"][0]["comments"][0]["commands"][0];
}

} // namespace

TEST_CASE("pgn: evaluations at the end are not results", "[pgn]") {
    for (const auto& [sign, nag] : {std::pair<std::string_view, std::string_view>{"+/-", "$16"},
                                    {"-/+", "$17"},
                                    {"+--", "$18"},
                                    {"\u2212\u2212+", "$19"},
                                    {"+\u2212\u2212", "$18"},
                                    {"--+", "$19"},
                                    {"=/=", "$10"}}) {
        INFO(sign);
        const std::string moves = "1. e4 e5 2. Nf3 " + std::string(sign);
        CHECK(formatted_moves(moves) == "1. e4 e5 2. Nf3 " + std::string(nag) + " *\n");
        const std::string unmarked = "1. e4 e5 2. Nf3 " + std::string(sign) + "\n";
        CHECK(formatted_pgn(unmarked) == "1. e4 e5 2. Nf3 " + std::string(nag) + " *\n");
    }
    const std::string tags = "[Result \"1-0\"]\n\n";
    CHECK(formatted_pgn(tags + "1. e4 e5 2. Nf3 +/-\n") == "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n");
}

TEST_CASE("pgn: evaluations may have a minus sign, and follow a suffix", "[pgn]") {
    for (const auto& [written, right] :
         {std::pair<std::string_view, std::string_view>{"2. Nf3!!+−", "2. Nf3 $3 $18"},
          {"2. Nf3−+", "2. Nf3 $19"},
          {"2. Nf3 −+", "2. Nf3 $19"},
          {"2. Nf3!!+-", "2. Nf3 $3 $18"},
          {"2. Nf3+−", "2. Nf3 $18"},
          {"2. Nf3!?–+", "2. Nf3 $5 $19"},
          {"2. Nf3!?∞", "2. Nf3 $5 $13"},
          {"2. Nf3!N", "2. Nf3 $1 $146"},
          {"2. Nf3 RR", "2. Nf3 $145"}}) {
        INFO(written);
        CHECK(formatted_moves("1. e4 e5 " + std::string(written) + " Nc6") ==
              "1. e4 e5 " + std::string(right) + " Nc6 *\n");
    }
}

TEST_CASE("pgn: the board distinguishes a novelty from a knight", "[pgn]") {
    CHECK(formatted_moves("1. e4 c5 2. Nf3 d6 3. d4 N cxd4 4. Nxd4") ==
          "1. e4 c5 2. Nf3 d6 3. d4 $146 cxd4 4. Nxd4 *\n");
    CHECK(formatted_moves("1. e4 e5 2. Nf3 N d6 3. d4 N exd4 4. Nxd4") ==
          "1. e4 e5 2. Nf3 $146 d6 3. d4 $146 exd4 4. Nxd4 *\n");
    CHECK(formatted_moves("1. e4 c5 2. Nf3 d6 3. d4!N cxd4") == "1. e4 c5 2. Nf3 d6 3. d4 $1 $146 cxd4 *\n");
    CHECK(formatted_moves("1. e4 e5 2. N f3 N c6 3. B b5") == "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    const std::string text = pgn_game("1. e4 e5 2. Nf3 N d6 3. d4");
    CHECK(pgn_findings(text) == "bare-glyph");
    const nlohmann::json read = json_read_from(text);
    CHECK(read["games"][0]["moves"][3]["text"] == "d6");
    CHECK(read["games"][0]["moves"][3]["uci"] == "d7d6");
    CHECK(pgn_findings(unsafely_fixed_pgn(text)).empty());
}

TEST_CASE("pgn: results with at most half a point are kept", "[pgn]") {
    for (const std::string_view result : {"0-0", "1/2-0", "0-1/2"}) {
        const std::string text =
            "[Result \"" + std::string(result) + "\"]\n\n1. e4 e5 " + std::string(result) + "\n";
        INFO(text);
        const std::string found = pgn_findings(text, check_level::syntax);
        CHECK(found == "unknown-result");
        CHECK(formatted_pgn(text) == text);
        CHECK(json_read_from(text)["games"][0]["moves"].size() == 2);
    }
}

TEST_CASE("pgn: a result that is missing is written", "[pgn]") {
    CHECK(formatted_pgn("1. e4 e5\n") == "1. e4 e5 *\n");
    CHECK(formatted_pgn("[Result \"1-0\"]\n\n1. e4 e5\n\n[Event \"x\"]\n\n1. d4 *\n") ==
          "[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[Event \"x\"]\n\n1. d4 *\n");
    for (const diagnostic& found : lint_pgn(pgn_game("1. e4 e5", "")))
        CHECK(found.severity != level::error);
}

TEST_CASE("pgn: two moves are not one, though several marks are missing", "[pgn]") {
    // e4 g5 and others might be squares of one move, after which nothing would be checked for marks.
    const std::string game =
        pgn_game("1. e4 g5 2. e5 d6 3. exd6 Bd7 4. Qh5 Bh3 5. dxe7 Nxe7 6. Bb5 Nec6 7. Nxh3 "
                 "Qxd2 8. Nxd2 Ba3 9. bxa3 O-O 10. Qxh7 Kxh7 11. Bxc6 Re8 12. Be4 Rxe4 13. "
                 "Nxe4 a6 14. Be3 Kh8 15. Ng3 b5");
    CHECK(pgn_findings(game) == "missing-check-mark missing-check-mark missing-check-mark "
                                "missing-check-mark missing-check-mark missing-check-mark");
}

TEST_CASE("pgn: an unknown result after mate is a note", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. f3 e5 2. g4 Qh4#")) == "unknown-result-after-end");
    for (const diagnostic& found : lint_pgn(pgn_game("1. f3 e5 2. g4 Qh4#")))
        CHECK(found.severity == level::note);
    const std::string wrong = pgn_game("1. f3 e5 2. g4 Qh4#", "1-0");
    CHECK(pgn_findings(wrong) == "result-against-mate");
    CHECK(unsafely_fixed_pgn(wrong) == wrong);
}

TEST_CASE("pgn: variations without a move do not count", "[pgn]") {
    for (const auto& [written, right] :
         {std::pair<std::string_view, std::string_view>{"1. e4 () e5", "1. e4 e5"},
          {"1. e4 ({words}) e5", "1. e4 {words} 1... e5"},
          {"1. e4 {a} ( {b} {c} ) {d} e5", "1. e4 {a} {b} {c} {d} 1... e5"},
          {"1. e4 {a} () {d} e5", "1. e4 {a} {d} 1... e5"},
          {"1. e4 (1. d4 ()) () e5", "1. e4 (1. d4) 1... e5"}}) {
        INFO(written);
        CHECK(pgn_findings(pgn_game(written)).starts_with("empty-variation"));
        CHECK(formatted_moves(written) == std::string(right) + " *\n");
        const std::string fixed = unsafely_fixed_pgn(pgn_game(written));
        CHECK(pgn_findings(fixed).empty());
        CHECK(formatted_pgn(fixed) == formatted_pgn(pgn_game(written)));
    }
}

TEST_CASE("pgn: commands as programs write them", "[pgn]") {
    struct reported {
        std::string_view command;
        std::string_view key;
        double value;
    };
    for (const reported& each : {reported{"[%clk 0:59:60]", "seconds", 3600},
                                 {"[%clk 59:59]", "seconds", 3599},
                                 {"[%clk 1:2:3]", "seconds", 3723},
                                 {"[%clk -0:00:03]", "seconds", -3},
                                 {"[%clk 0:00:09.9996]", "seconds", 10},
                                 {"[%clk 0:00:09.9994]", "seconds", 9.999},
                                 {"[%emt 2.184]", "seconds", 2.184},
                                 {"[%eval M3]", "mate", 3},
                                 {"[%eval -M1]", "mate", -1},
                                 {"[%eval #-3]", "mate", -3},
                                 {"[%eval 0.35/20]", "pawns", 0.35},
                                 {"[%eval 0.35/20]", "depth", 20}}) {
        INFO(each.command);
        CHECK(pgn_findings(pgn_game("1. e4 {" + std::string(each.command) + "} 1... e5")).empty());
        CHECK(first_command(each.command)[std::string(each.key)] == each.value);
    }
    for (const std::string_view wrong :
         {"[%clk 1:75:00]", "[%clk 1:00:61]", "[%clk 1.55:05]", "[%eval Mx]"}) {
        INFO(wrong);
        CHECK(pgn_findings(pgn_game("1. e4 {" + std::string(wrong) + "} 1... e5")) == "unreadable-command");
    }
}

TEST_CASE("pgn: the same tag twice is safely removed", "[pgn]") {
    const std::string text = pgn_game("1. e4", "*", "[WhiteElo \"2000\"]\n[WhiteElo \"2000\"]\n");
    CHECK(unsafely_fixed_pgn(text) == pgn_game("1. e4", "*", "[WhiteElo \"2000\"]\n"));
    const std::string differs = pgn_game("1. e4", "*", "[WhiteElo \"2000\"]\n[WhiteElo \"2100\"]\n");
    CHECK(unsafely_fixed_pgn(differs) == differs);
}

TEST_CASE("pgn: escapes mean the same next to an unescaped quotation mark", "[pgn]") {
    for (const auto& [written, value] :
         {std::pair<std::string_view, std::string_view>{R"(a "b" \"c\")", R"(a "b" "c")"},
          {R"(a "b" \\srv)", R"(a "b" \srv)"},
          {R"(\"a\" "b")", R"("a" "b")"}}) {
        const std::string text = "[Event \"" + std::string(written) + "\"]\n\n1. e4 *\n";
        INFO(text);
        CHECK(json_read_from(text)["games"][0]["tags"][0]["value"] == value);
        CHECK(json_read_from(formatted_pgn(text))["games"][0]["tags"][0]["value"] == value);
        CHECK(json_read_from(unsafely_fixed_pgn(text))["games"][0]["tags"][0]["value"] == value);
    }
}
