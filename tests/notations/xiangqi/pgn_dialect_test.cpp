// Games of xiangqi in files of PGN.
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

constexpr std::string_view tags =
    "[Game \"Chinese Chess\"]\n[Red \"Hu\"]\n[Date \"1994.03.??\"]\n[Result \"1-0\"]\n";

std::string in_pgn(std::string_view moves) {
    return std::string(tags).append("\n").append(moves).append("1-0\n");
}

std::string in_dialect(std::string_view text, std::string_view dialect, std::string_view form = {}) {
    return converted(text, form, dialect);
}

} // namespace

TEST_CASE("xiangqi: a game in PGN is right as it is, in every form of moves", "[xiangqi][pgn]") {
    for (const std::string_view moves : {"1. 炮二平五 马８进７\n2. 马二进三 车９平８\n",
                                         "1. C2.5 H8+7\n2. H2+3 R9.8\n", "1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n",
                                         "1. Che2 Nhg7\n2. Nhg2 Rih9\n", "1. h2e2 h9g7\n2. h0g2 i9h9\n"}) {
        CAPTURE(moves);
        CHECK(names_of(in_pgn(moves)) == "");
        CHECK(in_xiangqi().accepts(in_pgn(moves), {}));
    }
}

TEST_CASE("xiangqi: comments, variations, glyphs and results as PGN has them", "[xiangqi][pgn]") {
    const std::string written = in_pgn("{before}\n1. 炮二平五 马８进７ $1\n(1... 炮８平５ $5\n2. "
                                       "马二进三\n(2. 马八进七)\n{good}\n2... 马２进３)\n"
                                       "2. 马二进三\n{C8.5 {was} possible}\n2... 车９平８\n");
    // The first brace closes a comment.
    CHECK(names_of(written) != "");
    const std::string right = in_pgn(
        "{before}\n1. 炮二平五 马８进７ $1\n(1... 炮８平５ $5\n2. 马二进三\n(2. 马八进七)\n2... 马２进３)\n"
        "2. 马二进三\n{2. 马八进七 was possible}\n2... 车９平８\n");
    CHECK(names_of(right) == "");
    CHECK(in_xiangqi().accepts(right, {}));
    CHECK(formatted(right) == right);
    CHECK(formatted(in_pgn("1. 炮二平五 马8进7 (1... 炮8平5) 2. 马二进三 {好} 车9平8 ")) ==
          in_pgn("1. 炮二平五 马８进７\n(1... 炮８平５)\n2. 马二进三\n{好}\n2... 车９平８\n"));
    CHECK(names_of(std::string(tags) + "\n1. 炮二平五 0-1\n") == "misplaced-result");
    CHECK(names_of(std::string(tags) + "\n1. 炮二平五 (1. 炮八平五 1-0\n") == "unclosed-braces");
    CHECK(names_of(std::string(tags) + "GAME 1\n\nSTART{\n1. 炮二平五\n}\n") != "");
}

TEST_CASE("xiangqi: a number sign after a move in PGN is mate, and no comment", "[xiangqi][pgn]") {
    const auto mated = [](std::string_view after) {
        return std::string("[Variant \"Xiangqi\"]\n[SetUp \"1\"]\n"
                           "[FEN \"3k5/1R7/9/9/9/9/9/9/R8/4K4 w - - 0 1\"]\n\n1. Ra9#")
            .append(after)
            .append("1-0\n");
    };
    CHECK(names_of(mated("\n")) == "");
    CHECK(formatted(mated("\n")) == mated("\n"));
    for (const std::string_view after : {" {good}\n", " $1\n", "! {good}\n", " (1. Rb9+)\n"}) {
        CAPTURE(after);
        const std::string written = formatted(mated(after));
        CHECK(written.find("Ra9#") != std::string::npos);
        CHECK(written.find("{1-0}") == std::string::npos);
        CHECK(written.ends_with("\n1-0\n"));
    }
}

TEST_CASE("xiangqi: the SAN of servers has the signs of check and mate", "[xiangqi][pgn]") {
    const std::string mated = "[Variant \"Xiangqi\"]\n[SetUp \"1\"]\n"
                              "[FEN \"3k5/9/1R7/9/9/9/9/9/R8/4K4 w - - 0 1\"]\n\n";
    const std::string plain = mated + "1. A1-A9 D9-D8\n2. A9-A8 D8-D9\n3. B7-B9\n*\n";
    CHECK(in_dialect(plain, "", "san") == mated + "1. Ra10+ Kd9\n2. Ra9+ Kd10\n3. Rb10#\n*\n");
    CHECK(in_dialect(in_dialect(plain, "", "san"), "", "uci") ==
          mated + "1. a2a10+ d10d9\n2. a10a9+ d9d10\n3. b8b10#\n*\n");
    CHECK(in_dialect(plain, "", "uci") == mated + "1. a2a10 d10d9\n2. a10a9 d9d10\n3. b8b10\n*\n");
}

TEST_CASE("xiangqi: a comment in PGN without its brace ends where the game goes on", "[xiangqi][pgn]") {
    const auto fixed = [](std::string_view moves) { return boldly_fixed(in_pgn(moves)); };
    CHECK(fixed("1. C2.5 H8+7 {good\n2. H2+3 R9.8\n") == in_pgn("1. C2.5 H8+7 {good}\n2. H2+3 R9.8\n"));
    CHECK(fixed("1. C2.5 {good\n1... H8+7 2. H2+3\n") == in_pgn("1. C2.5 {good}\n1... H8+7 2. H2+3\n"));
    CHECK(fixed("1. C2.5 {good\nH8+7 2. H2+3\n") == in_pgn("1. C2.5 {good}\nH8+7 2. H2+3\n"));
    CHECK(fixed("1. C2.5 H8+7 {good, as 1... C8.5\n") == in_pgn("1. C2.5 H8+7 {good, as 1... C8.5}\n"));
    // Nothing shows where it ends, or the brace that follows closes it.
    const std::string to_the_end = std::string(tags) + "\n1. C2.5 H8+7 {good, as 1... C8.5\n";
    CHECK(names_of(to_the_end) == "unclosed-comment");
    CHECK(boldly_fixed(to_the_end) == to_the_end);
    const std::string right = in_pgn("1. C2.5 H8+7 {as 2. C8.5 {here} 2. H2+3\n");
    CHECK(names_of(right) == "");
}

TEST_CASE("xiangqi: several games in PGN, of which each has its form", "[xiangqi][pgn]") {
    const std::string first = in_pgn("1. 炮二平五\n");
    const std::string second = in_pgn("1. H2-E2\n");
    CHECK(names_of(first + "\n" + second + "\n" + first) == "");
    CHECK(formatted(first + "\n" + second + "\n" + first) == first + "\n" + second + "\n" + first);
}

TEST_CASE("xiangqi: games are written in PGN and back", "[xiangqi][pgn]") {
    const std::string draft = "FORMAT WXF\nGAME 1\nRED Hu; 2600; GM\nBLACK Yang\nDATE 1994-03-20\nRESULT 1-0 "
                              "(Resign)\nROUND 2\nSTART{\n"
                              "1. C2.5 H8+7! (2,1)\n2. H2+3\nCOM{ good }\n2. ... R9.8\nVAR[2]{ 1. ... C8.5 "
                              "}\nVAR[1]{ 1. ... H2+3\n2. H2+3 }\n}\n";
    const std::string pgn = in_dialect(draft, "pgn");
    CHECK(pgn == "[Game \"Chinese Chess\"]\n[Title \"1\"]\n[Red \"Hu\"]\n[RedElo \"2600\"]\n[RedTitle "
                 "\"GM\"]\n[Black \"Yang\"]\n"
                 "[Date \"1994.03.20\"]\n[Result \"1-0\"]\n[Termination \"Resign\"]\n[Round \"2\"]\n[Format "
                 "\"WXF\"]\n\n"
                 "1. C2.5 H8+7 $1\n(1... C8.5)\n(1... H2+3\n2. H2+3)\n2. H2+3\n{good}\n2... R9.8\n1-0\n");
    CHECK(names_of(pgn) == "");
    CHECK(formatted(pgn) == pgn);
    CHECK(in_dialect(pgn, "xiangqi").starts_with("FORMAT WXF\nGAME Chinese Chess\n"));
    CHECK(in_dialect(draft, "pgn", "chinese").find("[Format \"Chinese\"]\n\n1. 炮二平五 马８进７ $1\n") !=
          std::string::npos);
    const std::string set_up = "GAME 1\nSETUP{ Ke0; Ra0; kd9; MOVE 1, RED }\nSTART{\n1. A0-A9\n}\n";
    CHECK(in_dialect(set_up, "pgn").find("[SetUp \"1\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\"]\n") !=
          std::string::npos);
    const std::string wxf = in_pgn("1. C2.5 H8+7\n");
    CHECK(through_json(wxf) == wxf);
}

TEST_CASE("xiangqi: a file is in PGN or of the draft", "[xiangqi][pgn]") {
    const std::string pgn = in_pgn("1. C2.5 H8+7\n");
    const std::string draft = "GAME 2\nSTART{\n1. H2-E2 H9-G7\n}\n";
    CHECK(names_of(pgn + "\n" + draft) == "keyword-in-pgn");
    CHECK_FALSE(in_xiangqi().accepts(pgn + "\n" + draft, {}));
    CHECK(formatted(pgn + "\n" + draft) == pgn + "\n[Title \"2\"]\n\n1. H2-E2 H9-G7\n");
    CHECK(names_of(draft + "\n" + pgn).starts_with("bracketed-tag"));
    CHECK_FALSE(in_xiangqi().accepts(draft + "\n" + pgn, {}));
    CHECK_FALSE(in_xiangqi().accepts("FORMAT WXF\n" + pgn, {}));
    // In a file of the draft, all games have the form of the first.
    CHECK(in_dialect(pgn + "\n" + in_pgn("1. H2-E2\n"), "xiangqi").find("FORMAT WXF\nGAME Chinese Chess\n") ==
          0);
}

TEST_CASE("xiangqi: the tag SetUp of PGN is no position", "[xiangqi][pgn]") {
    for (const std::string_view value : {"1", "0", "Ke0; kd9"}) {
        const std::string game = "[Red \"Hu\"]\n[SetUp \"" + std::string(value) +
                                 "\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1\"]\n\n1. A0-A9\n*\n";
        CHECK(names_of(game) == "");
        CHECK(in_xiangqi().accepts(game, {}));
        CHECK(formatted(game) == game);
    }
}

TEST_CASE("xiangqi: ranks counted from 1 in PGN", "[xiangqi][pgn]") {
    const std::string zero = in_pgn("1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n");
    for (const std::string_view moves : {"1. h3e3 h10g8\n2. h1g3 i10h10\n", "1. Che3 Hg8\n2. Hg3 Rh10\n",
                                         "1. h3e3 g7g6\n2. h1g3 b8b4\n", "1. Che3 Pg6\n2. Hg3 Cb4\n"}) {
        CAPTURE(moves);
        CHECK(names_of(in_pgn(moves)) == "");
        CHECK(in_xiangqi().accepts(in_pgn(moves), {}));
        CHECK(formatted(in_pgn(moves)).find(moves.substr(0, moves.find('\n'))) != std::string::npos);
        CHECK(in_dialect(in_pgn(moves), "pgn", "iccs").find("1. H2-E2 ") != std::string::npos);
    }
    const std::string variant = "[Variant \"Xiangqi\"]\n";
    CHECK(in_dialect(zero, "", "uci") == variant + in_pgn("1. h3e3 h10g8\n2. h1g3 i10h10\n"));
    CHECK(in_dialect(zero, "", "ucci") == variant + in_pgn("1. h2e2 h9g7\n2. h0g2 i9h9\n"));
    CHECK(in_dialect(zero, "", "san") == variant + in_pgn("1. Che3 Hg8\n2. Hg3 Rh10\n"));
    CHECK(in_dialect(variant + zero, "", "san") == variant + in_pgn("1. Che3 Hg8\n2. Hg3 Rh10\n"));
    const std::string pawns =
        "[Variant \"Xiangqi\"]\n[FEN \"4k4/9/P5P2/P5P2/6P2/9/9/9/9/5K3 w - - 0 1\"]\n\n";
    CHECK(names_of(pawns + "1. 33.4 K5+1 2. 9+.8 *\n") == "");
    // In the format the first rank is 0.
    const std::string server = in_pgn("1. Che3 Hg8\n2. Hg3 Rh10\n");
    const std::string in_draft =
        "FORMAT SALG\nGAME Chinese Chess\nRED Hu\nDATE 1994-03-??\nRESULT 1-0\nSTART{\n"
        "1. Che2 Ng7\n2. Ng2 Rh9\n}\n";
    CHECK(in_dialect(server, "xiangqi") == in_draft);
    CHECK(through_json(server) == server);
    CHECK(in_dialect(in_pgn("1. h3e3 h10g8\n"), "xiangqi").find("START{\n1. H2-E2 H9-G7\n}") !=
          std::string::npos);
    const std::string draft = "GAME 1\nSTART{\n1. H3-E3 H10-G8\n2. H1-G3 I10-H10\n}\n";
    CHECK(names_of(draft) == "ranks-from-one ranks-from-one");
    CHECK(converted(draft, "wxf") == "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}\n");
}

TEST_CASE("xiangqi: quotation marks and backslashes in values of tags in PGN", "[xiangqi][pgn]") {
    const auto with = [](std::string_view value) {
        return std::string("[Event \"").append(value).append("\"]\n").append(in_pgn("1. C2.5 H8+7\n"));
    };
    for (const std::string_view value : {R"(Cup \"Wuyang\" 1994)", R"(C:\\games\\x)", R"(\\\"\\)"}) {
        CAPTURE(value);
        CHECK(names_of(with(value)) == "");
        CHECK(in_xiangqi().accepts(with(value), {}));
        CHECK(formatted(with(value)) == with(value));
        CHECK(formatted(through_json(with(value))) == with(value));
        CHECK(in_dialect(in_dialect(with(value), "draft"), "pgn").find(value) != std::string::npos);
        const std::string in_format = std::string("[Format \"").append(value).append("\"]\n") + in_pgn("\n");
        CHECK(formatted(formatted(in_format)) == formatted(in_format));
    }
    for (const auto& [wrong, name, right] : std::initializer_list<std::array<std::string_view, 3>>{
             {R"(2019年"碧桂园杯"邀请赛)", "unescaped-quote", R"(2019年\"碧桂园杯\"邀请赛)"},
             {R"(A\B)", "lone-backslash", R"(A\\B)"},
             {R"(C:\)", "lone-backslash", R"(C:\\)"}}) {
        CAPTURE(wrong);
        CHECK(names_of(with(wrong)) == name);
        CHECK(safely_fixed(with(wrong)) == with(right));
        CHECK(through_json(with(wrong)) == through_json(with(right)));
    }
}

TEST_CASE("xiangqi: what closes nothing in PGN does not end the game", "[xiangqi][pgn]") {
    const std::string words = in_pgn("1. 炮二平五 马８进７\n2. 马二进三 好棋！}\n2... 车９平８\n");
    CHECK(names_of(words) == "stray-brace");
    CHECK(safely_fixed(words) == words);
    CHECK(boldly_fixed(words) == in_pgn("1. 炮二平五 马８进７\n2. 马二进三 {好棋！}\n2... 车９平８\n"));
    const std::string brace = in_pgn("1. C2.5 H8+7\n2. H2+3 {good}} R9.8\n");
    CHECK(names_of(brace) == "stray-brace");
    CHECK(safely_fixed(brace) == brace);
    CHECK(boldly_fixed(brace) == in_pgn("1. C2.5 H8+7\n2. H2+3 {good} R9.8\n"));
    // The end of a variation is the only evidence of it.
    const std::string end = in_pgn("1. C2.5 H8+7 2. H2+3 R9.8 2... H2+3 3. R1.2) 3. R1.2 H2+3\n");
    CHECK(safely_fixed(end) == end);
    CHECK(names_of(in_pgn("1. 炮二平五 马８进７\n2. 马二进三 车９平８ {也可走\n(2... 马２进３ 3. "
                          "车一平二)\n3. 车一平二 马２进３\n")) == "unclosed-comment");
}
