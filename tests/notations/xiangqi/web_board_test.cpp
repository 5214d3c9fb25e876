// Games that are read from the fields of web boards and from commands for engines.
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

// [DhtmlXQ_red]Hu[/DhtmlXQ_red]
std::string field(std::string_view name, std::string_view value) {
    const std::string word = "DhtmlXQ_" + std::string(name);
    return "[" + word + "]" + std::string(value) + "[/" + word + "]\n";
}

std::string page(std::string_view fields) {
    return "[DhtmlXQ]\n" + std::string(fields) + "[/DhtmlXQ]\n";
}

} // namespace

TEST_CASE("xiangqi: variations and comments of web boards find their plies, in any order", "[xiangqi][web]") {
    const std::string head =
        field("ver", "www_dpxq_com") + field("title", "Study") + field("red", "Hu") + field("black", "") +
        field("date", "2021-12-5") + field("result", "红胜") +
        field("binit", "8979695949392919097717866646260600102030405060708012720323436383");
    const std::string moves = field("movelist", "796770621927");
    const std::string variations =
        field("move_0_2_1", "03041927") + field("move_1_3_2", "0605") + field("move_0_2_3", "7274");
    const std::string comments = field("comment0", "first") + field("comment2", "on {1... N8+7}") +
                                 field("comment1_3", "a||b") + field("comment2_3", "");
    const std::string expected = "GAME\nTITLE Study\nRED Hu\nDATE 2021-12-05\nRESULT 1-0\nSTART{\n"
                                 "COM{ first }\n1. H0-G2 H9-G7 (1,3)\n/* on {1... N8+7} */\n2. B0-C2\n"
                                 "VAR[1]{ 1. ... A6-A5\n2. B0-C2 (2)\nCOM{ a\n  b }\nVAR[2]{ 2. A3-A4 } }\n"
                                 "VAR[3]{ 1. ... H7-H5 }\n}\n";
    for (const std::string& game :
         {page(head + moves + variations + comments), page(head + comments + moves + variations),
          page(moves + head + variations + comments), head + moves + variations + comments}) {
        CAPTURE(game);
        CHECK(names_of(game) == "web-board");
        CHECK(formatted(game) == expected);
        CHECK_FALSE(in_xiangqi().accepts(game, {}));
    }
}

TEST_CASE("xiangqi: a web board shows who begins by the first move", "[xiangqi][web]") {
    const std::string kings = "9999999949999999999999999999999900999999309999999999999999999999";
    const std::string game = page(field("binit", kings) + field("movelist", "00014948"));
    CHECK(names_of(game) == "web-board");
    CHECK(formatted(game) ==
          "GAME\nFEN r2k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1\nSTART{\n1. ... A9-A8\n2. E0-E1\n}\n");
    CHECK(through_json(game) == formatted(game));
    CHECK(names_of(page(field("movelist", "7747") + field("movelist", "7967"))) ==
          "web-board opponent-on-origin");
}

TEST_CASE("xiangqi: faults in fields of web boards", "[xiangqi][web]") {
    CHECK(names_of(page(field("movelist", "7747x0627967"))) == "web-board unreadable-move");
    CHECK(names_of(page(field("movelist", "7747") + field("move_5_9_1", "7967") + field("comment7", "x"))) ==
          "web-board orphan-variation");
    CHECK(names_of("[DhtmlXQ]\n") == "web-board");
    CHECK(names_of("[DhtmlXQ_movelist]7747") == "web-board");
    CHECK(formatted(page(field("movelist", "7747")) + page(field("movelist", "7967"))) ==
          "GAME\nSTART{\n1. H2-E2\n}\n\nGAME\nSTART{\n1. H0-G2\n}\n");
}

TEST_CASE("xiangqi: commands for engines are games", "[xiangqi][web]") {
    CHECK(names_of("position startpos moves h2e2 h9g7\n") == "engine-command");
    CHECK(formatted("position startpos moves h2e2 h9g7\n") == "GAME\nSTART{\n1. H2-E2 H9-G7\n}\n");
    // Ranks from 1
    CHECK(formatted("position startpos moves h3e3 h10g8\n") == "GAME\nSTART{\n1. H2-E2 H9-G7\n}\n");
    CHECK(formatted("position startpos moves h3e3 g7g6\n") == "GAME\nSTART{\n1. H2-E2 G6-G5\n}\n");
    CHECK(formatted("position fen 3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1 moves a0a9\nposition startpos\n") ==
          "GAME\nFEN 3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\nSTART{\n1. A0-A9\n}\n\nGAME\nSTART{\n}\n");
    const std::string black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
    for (const std::string& rest : {std::string(" - - 0 1"), std::string()}) {
        const std::string command = "position fen " + black + rest + " moves h9g7 h0g2\n";
        CHECK(names_of(command) == "engine-command");
        CHECK(formatted(command) == "GAME\nFEN " + black + rest + "\nSTART{\n1. ... H9-G7\n2. H0-G2\n}\n");
    }
    CHECK(names_of("position startpos moves h2e2 h9g7 go depth 5\n") == "engine-command unexpected-text");
    CHECK(guess_notation("position startpos moves h2e2 h9g7 h0g2\n").likeliest == &in_xiangqi());
}

TEST_CASE("xiangqi: games are written in the fields of web boards", "[xiangqi][web]") {
    const std::string written = converted(
        "FORMAT WXF\nGAME 1, Study\nRED Hu; 2600; GM\nBLACK Li\nROUND 3\nRESULT 1-0 (Resign)\nSTART{\n"
        "COM{ first }\n1. C2.5 H8+7 (1,7)\nCOM{ on\nit }\n2. H2+3 R9.8\n"
        "VAR[1]{ 1. ... C8.5 (2)\n2. H2+3 COM{ why } }\nVAR[2]{ 1. ... C2.5 }\n"
        "VAR[7]{ 1. ... P7+1 }\n}\n",
        {}, "dhtmlxq");
    CHECK(written ==
          page(field("title", "1, Study") + field("red", "Hu") + field("redrating", "2600") +
               field("redlevel", "GM") + field("black", "Li") + field("round", "3") +
               field("result", "红胜") + field("endtype", "Resign") +
               field("binit", "8979695949392919097717866646260600102030405060708012720323436383") +
               field("movelist", "7747706279678070") + field("move_0_2_1", "72427967") +
               field("move_1_2_2", "1242") + field("move_0_2_3", "6364") + field("comment0", "first") +
               field("comment2", "on||it") + field("comment1_3", "why")));
    CHECK(names_of(written) == "web-board");
    CHECK(converted(written, {}, "dhtmlxq") == written);
}

TEST_CASE("xiangqi: what fields of web boards cannot hold is not lost silently", "[xiangqi][web]") {
    for (const std::string_view moves :
         {"1. C2.5! H8+7", "1. C2.5 COM{ a } COM{ b } 1. ... H8+7",
          "1. C2.5 H8+7 (1) VAR[1]{ COM{ or } 1. ... C8.5 }", "1. C2.5 H8+7 COM{ [DhtmlXQ_red] }"}) {
        CAPTURE(moves);
        const std::string text = "FORMAT WXF\nGAME 1\nSTART{\n" + std::string(moves) + "\n}\n";
        const auto source = open_text(text);
        format_options options;
        options.words.dialect = "dhtmlxq";
        std::string why;
        const format_summary seen = format_games(*source, in_xiangqi(), options, faulty_games::keep,
                                                 [&why](const formatted_game& each) { why += each.doubt; });
        CHECK(seen.kept == 1);
        CHECK_FALSE(why.empty());
    }
}

TEST_CASE("xiangqi: a position that a web board cannot show alone has a FEN, too", "[xiangqi][web]") {
    const auto positions_in = [](std::string_view fen, std::string_view moves) {
        const std::string text = "GAME\nFEN " + std::string(fen) + "\nSTART{\n" + std::string(moves) + "}\n";
        const std::string written = converted(text, {}, "dhtmlxq");
        CHECK(formatted(written) == text);
        return std::pair(written.find("_fen]") != std::string::npos,
                         written.find("_binit]") != std::string::npos);
    };
    const std::pair board_alone(false, true);
    const std::pair both(true, true);
    CHECK(positions_in("r2k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "1. E0-E1\n") == board_alone);
    CHECK(positions_in("r2k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1", "1. ... A9-A8\n") == board_alone);
    CHECK(positions_in("r2k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1", "") == both);
    CHECK(positions_in("r2k5/9/9/9/9/9/9/9/9/4K4 w - - 0 12", "12. E0-E1\n") == both);
    CHECK(positions_in("rrrk5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "1. E0-E1\n") == both);
}

TEST_CASE("xiangqi: what is about a web page and not about the game is not in the tree", "[xiangqi][web]") {
    CHECK(formatted(page(field("hits", "5") + field("refer", "Book") + field("result", "未知") +
                         field("movelist", "7747"))) ==
          "GAME\nSOURCE Book\nRESULT 0-0\nSTART{\n1. H2-E2\n}\n");
}

TEST_CASE("xiangqi: a comment that looks like the beginning of moves changes nothing", "[xiangqi][pgn]") {
    const std::string game =
        "[Game \"Chinese Chess\"]\n[Red \"Hu\"]\n\n{START{ of the game}\n1. h2e2 h9g7\n*\n";
    CHECK(names_of(game) == "");
    CHECK(formatted(game) == game);
}
