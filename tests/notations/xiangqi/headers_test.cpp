// Header lines in other places and other orders than the format has.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

struct read_header {
    std::string tags;
    std::size_t plies = 0;
    std::string result;
};

std::vector<read_header> headers_of(std::string_view text) {
    const auto source = open_text(text);
    std::vector<read_header> found;
    game_reader games(*source, in_xiangqi(), {}, check_level::legal);
    while (const game* const read = games.next()) {
        read_header& made = found.emplace_back();
        for (const tag& each : read->tags)
            made.tags.append(read->raw(each.name)).append("=").append(read->raw(each.value)).append(" ");
        made.plies = read->plies.size();
        made.result = in_xiangqi().words->results[read->result];
    }
    return found;
}

constexpr std::string_view moves = "START{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}\n";

} // namespace

TEST_CASE("xiangqi: header lines before GAME belong to its game", "[xiangqi][headers]") {
    const std::string game = "RED Hu\nBLACK Yang\nGAME 1\n" + std::string(moves);
    const std::string file = "FORMAT WXF\n" + game + game;
    CHECK(names_of(file) == "late-game late-game");
    const auto found = headers_of(file);
    REQUIRE(found.size() == 2);
    CHECK(found[0].tags == "FORMAT=WXF RED=Hu BLACK=Yang GAME=1 ");
    CHECK(found[1].tags == "RED=Hu BLACK=Yang GAME=1 ");
    CHECK(found[1].plies == 4);
    CHECK(formatted(game) == formatted("GAME 1\nRED Hu\nBLACK Yang\n" + std::string(moves)));
    // After the moves they are the last lines of the game before, if that has no such lines yet.
    CHECK(names_of("FORMAT WXF\nGAME 1\n" + std::string(moves) + "RESULT 1-0\nGAME 2\n" +
                   std::string(moves)) == "late-header");
}

TEST_CASE("xiangqi: FORMAT after other lines of the header", "[xiangqi][headers]") {
    for (const std::string_view header :
         {"RED Hu\nBLACK Yang\nGAME 1\nFORMAT WXF\n", "RED Hu\nFORMAT WXF\nGAME 1\n"}) {
        const std::string file = std::string(header) + std::string(moves);
        CAPTURE(file);
        CHECK(names_of(file) == "late-format");
        CHECK(headers_of(file).size() == 1);
        CHECK(apply_fixes(file, in_xiangqi()) == file);
        CHECK(names_of(formatted(file)) == "");
    }
    CHECK(names_of("RED Hu\nFORMAT WXF\n" + std::string(moves)) == "missing-game late-format");
}

TEST_CASE("xiangqi: header lines after the moves", "[xiangqi][headers]") {
    const std::string after = "FORMAT WXF\nGAME 1\n" + std::string(moves) + "RESULT 1-0\nANNOTATOR Li Wei\n";
    CHECK(names_of(after) == "late-header");
    REQUIRE(headers_of(after).size() == 1);
    CHECK(headers_of(after)[0].result == "1-0");
    const std::string inside = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\nRESULT 1-0\n}\n";
    CHECK(names_of(inside) == "late-header");
    CHECK(headers_of(inside)[0].result == "1-0");
    CHECK(formatted(inside) == "FORMAT WXF\nGAME 1\nRESULT 1-0\nSTART{\n1. C2.5 H8+7\n}\n");
}

TEST_CASE("xiangqi: header lines in Chinese", "[xiangqi][headers]") {
    const std::string list = "1. 炮二平五 马8进7\n2. 马二进三 车9平8\n";
    const std::string game =
        "标题: 甲 胜 乙\n【赛事】 全国赛\n红方：甲\n黑方: 乙\n布局: 中炮\n棋种: 中国象棋\n\n" + list;
    CHECK(names_of(game) == "missing-game chinese-keyword missing-start");
    const auto found = headers_of(game + "\n" + game);
    REQUIRE(found.size() == 2);
    for (const read_header& each : found) {
        CHECK(each.tags == "标题=甲 胜 乙 赛事=全国赛 红方=甲 黑方=乙 布局=中炮 棋种=中国象棋 ");
        CHECK(each.plies == 4);
    }
    CHECK(
        formatted(game) ==
        "FORMAT Chinese\nGAME\nTITLE 甲 胜 乙\nEVENT 全国赛\nRED 甲\nBLACK 乙\nOPENING 中炮\n棋种: 中国象棋\n"
        "START{\n1. 炮二平五 马８进７\n2. 马二进三 车９平８\n}\n");
    // Without a player or an event it may be prose.
    CHECK(names_of("说明: 好\n" + list).starts_with("text-between-games "));
    CHECK(names_of("GAME 1\n红方: 甲\nSTART{\n1. H2-E2\n}\n") == "chinese-keyword");
    CHECK(safely_fixed("GAME 1\n红方: 甲\n【布局】中炮\n棋种：象棋\nSTART{\n1. H2-E2\n}\n") ==
          "GAME 1\nRED 甲\nOPENING 中炮\n棋种：象棋\nSTART{\n1. H2-E2\n}\n");
}
