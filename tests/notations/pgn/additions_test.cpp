// Additional fields of plies and comments in JSON, in each of the ways in which JSON is written.
#include "ctlpgn/json.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

// The moves of a game as one line of JSON has them, of which most is written at once. With spans, and
// indented, they are written member by member.
nlohmann::json json_moves(const std::string& text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    const game* const read = reader.next();
    REQUIRE(read != nullptr);
    const auto written = [&](const json_options& options) {
        std::string all;
        json_writer writer([&all](std::string_view bytes) { all += bytes; }, options);
        writer.write(*read, pgn_notation(), {});
        writer.finish();
        return nlohmann::json::parse(all.substr(0, all.find('\n', options.lines ? 0 : all.size())));
    };
    const nlohmann::json at_once = written({.lines = true})["moves"];
    CHECK(at_once == written({.pretty = true})["games"][0]["moves"]);
    nlohmann::json with_spans = written({.lines = true, .spans = true})["moves"];
    for (nlohmann::json& ply : with_spans) {
        ply.erase("span");
        for (nlohmann::json& comment : ply["comments"])
            comment.erase("span");
        if (ply["comments"].is_null())
            ply.erase("comments");
    }
    CHECK(at_once == with_spans);
    return at_once;
}

} // namespace

TEST_CASE("JSON has comments of any length completely", "[pgn][reported]") {
    for (const std::string_view sign : {"x", "\"", "é"}) {
        for (std::size_t size = 0; size < 600; size += size < 40 ? 1 : 37) {
            const std::string text = std::string(size, 'a').append(sign);
            const nlohmann::json moves = json_moves("1. e4 $1 {" + text + "} e5 {b} {c} *\n");
            REQUIRE(moves[0]["comments"].size() == 1);
            REQUIRE(moves[0]["comments"][0] == nlohmann::json::object({{"text", text}}));
            REQUIRE(moves[0]["nags"][0] == 1);
            REQUIRE(moves[1]["comments"].size() == 2);
            REQUIRE(moves[1]["comments"][1]["text"] == "c");
        }
    }
}

TEST_CASE("commands of any length and number are reported", "[pgn][reported]") {
    for (std::size_t count = 1; count < 40; count += 3) {
        std::string comment;
        nlohmann::json reported = nlohmann::json::array();
        for (std::size_t i = 0; i != count; ++i) {
            const std::string value(i, 'v');
            comment += "[%name" + std::string(i, 'n') + " " + value + "]";
            reported.push_back(
                nlohmann::json::object({{"name", "name" + std::string(i, 'n')}, {"value", value}}));
        }
        const nlohmann::json moves = json_moves("1. e4 {" + comment + "} *\n");
        REQUIRE(moves[0]["comments"][0]["commands"] == reported);
    }
}

TEST_CASE("clocks are reported in seconds", "[pgn][reported]") {
    const std::pair<std::string, double> clocks[] = {
        {"0:00:00", 0},          {"0:05:09", 309},       {"1:23:45", 5025},       {"12:00:01", 43201},
        {"0:00:09.5", 9.5},      {"0:00:09.25", 9.25},   {"0:00:09.1259", 9.126}, {"7", 7},
        {"1234:59:59", 4445999}, {"0:00:00.001", 0.001},
    };
    for (const auto& [written, seconds] : clocks) {
        const nlohmann::json moves = json_moves("1. e4 {[%clk " + written + "]} *\n");
        CHECK(moves[0]["comments"][0]["commands"][0]["value"] == written);
        CHECK(moves[0]["comments"][0]["commands"][0]["seconds"].get<double>() == Approx(seconds));
    }
}

TEST_CASE("evaluations are reported in pawns, and moves to mate", "[pgn][reported]") {
    const std::pair<std::string, double> evaluations[] = {
        {"0.35", 0.35},  {"-1.5", -1.5},   {"+2.25", 2.25},
        {"-00.5", -0.5}, {"07.0", 7},      {"0", 0},
        {"-0.0", 0},     {"12.34", 12.34}, {"99999.1234", 99999.1234},
    };
    for (const auto& [written, pawns] : evaluations) {
        const nlohmann::json moves =
            json_moves("1. e4 {[%eval " + written + "] [%eval " + written + ",07][%eval #-03]} *\n");
        const nlohmann::json commands = moves[0]["comments"][0]["commands"];
        REQUIRE(commands.size() == 3);
        CHECK(commands[0]["value"] == written);
        CHECK(commands[0]["pawns"].get<double>() == Approx(pawns));
        CHECK(commands[1]["pawns"].get<double>() == Approx(pawns));
        CHECK(commands[1]["depth"] == 7);
        CHECK(commands[2]["mate"] == -3);
    }
    CHECK(json_moves("1. e4 {[%eval 7]} *\n")[0]["comments"][0]["commands"][0]["pawns"] == 7);
}

TEST_CASE("whole numbers with a depth are reported as hundredths of pawns", "[pgn][reported]") {
    const std::pair<std::string, double> evaluations[] = {{"30", 0.3},    {"-7", -0.07}, {"+125", 1.25},
                                                          {"0", 0},       {"007", 0.07}, {"-1234", -12.34},
                                                          {"9999", 99.99}};
    for (const auto& [written, pawns] : evaluations) {
        CAPTURE(written);
        const nlohmann::json moves = json_moves("1. e4 {[%eval " + written + ",14]} *\n");
        const nlohmann::json reported = moves[0]["comments"][0]["commands"][0];
        CHECK(reported["value"] == written + ",14");
        CHECK(reported["pawns"].get<double>() == Approx(pawns));
        CHECK(reported["depth"] == 14);
    }
    for (const std::string mate : {"32766", "-29994"}) {
        const nlohmann::json moves = json_moves("1. e4 {[%eval " + mate + ",0]} *\n");
        const nlohmann::json reported = moves[0]["comments"][0]["commands"][0];
        CHECK(reported["value"] == mate + ",0");
        CHECK_FALSE(reported.contains("pawns"));
        CHECK(reported["depth"] == 0);
    }
}

TEST_CASE("plies are reported as UCI writes them", "[pgn][reported]") {
    const nlohmann::json moves =
        json_moves("1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 e6 5. bxa8=Q Be7 6. Nf3 O-O *\n");
    const std::string plies[] = {"e2e4", "d7d5", "e4d5",  "c7c6", "d5c6", "g8f6",
                                 "c6b7", "e7e6", "b7a8q", "f8e7", "g1f3", "e8g8"};
    REQUIRE(moves.size() == std::size(plies));
    for (std::size_t i = 0; i != moves.size(); ++i)
        CHECK(moves[i]["uci"] == plies[i]);
}

// Trees that were not read from a text have none of that.
TEST_CASE("keeping comments and tags does not change the findings", "[pgn][reported]") {
    for (const std::string_view written :
         {"[%clk 0:05:09]", " [%clk 9:59:59]\n", "[%clk 0:05:09 ]", "[%emt 0:05:09]", "[%clk 0:05:09] a",
          "[%clk 0:65:09]", "[%clk 00:05:09]", "[% clk", "a [b]", "", "[%clk 0:05:09][%clk 0:05:08]",
          "[%eval 0.35] [%clk 0:05:09]", "[%eval -12.5][%clk 0:05:09]", "[%eval 0.35]  [%clk 0:05:09]",
          "[%eval 0.35] [%clk 0:65:09]", "[%eval 0.35] [%eval 1,a]", "[%eval 0.35] a [%eval x]"}) {
        const std::string text = pgn_game("1. e4 {" + std::string(written) + "}", "*",
                                          "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n");
        const auto source = open_text(text);
        game_reader reader(*source, pgn_notation());
        const game* const read = reader.next();
        REQUIRE(read != nullptr);
        game bare = *read;
        for (comment& each : bare.comments)
            each.own = 0;
        for (tag& each : bare.tags)
            each.own = 0;
        CAPTURE(text);
        CHECK(to_json(bare, pgn_notation(), {}, {}) == to_json(*read, pgn_notation(), {}, {}));
        std::vector<finding> found_in_bare;
        std::vector<finding> found;
        const limits bounds;
        pgn_notation().check(bare, check_level::legal, bounds, found_in_bare, nullptr);
        pgn_notation().check(*read, check_level::legal, bounds, found, nullptr);
        const auto is_same = [](const finding& left, const finding& right) {
            return left.id == right.id && left.where.begin == right.where.begin &&
                   left.where.end == right.where.end && left.detail == right.detail;
        };
        CHECK(std::ranges::equal(found, found_in_bare, is_same));
    }
}

TEST_CASE("what is known anyway is reported on request", "[pgn][reported]") {
    const std::string text =
        pgn_game("1. e2-e4 {[%clk 0:10] see} {+0.31/12 1.2s} (1. d4) e5 Sf3 {[%eval 0.2]} Nc6 3.Bb6 4. a3",
                 "*", "[ECO \"C20\"]\n[ECO \"C21\"]\n");
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    const game& read = *reader.next();
    const nlohmann::json full = to_json(read, pgn_notation(), {}, {.full = true});
    CHECK(full["tagMap"]["ECO"] == "C20");
    CHECK(full["tagMap"].size() == 8);
    const nlohmann::json& moves = full["moves"];
    const auto of_plies = [&moves](const char* key) {
        std::string all;
        for (const nlohmann::json& each : moves)
            all.append(all.empty() ? "" : " ").append(each.contains(key) ? each[key].dump() : "-");
        return all;
    };
    CHECK(of_plies("move") == "1 1 2 2 3 4");
    CHECK(of_plies("san") == R"("e4" "e5" "Nf3" "Nc6" - -)");
    CHECK(moves[0]["variations"][0]["moves"][0]["san"] == "d4");
    CHECK(moves[2]["comments"][0]["words"] == "");
    CHECK_FALSE(full.contains("status"));
    // The rest is as it is without.
    const nlohmann::json plain = to_json(read, pgn_notation(), {});
    CHECK_FALSE(plain.contains("tagMap"));
    CHECK_FALSE(plain["moves"][0].contains("san"));
}
