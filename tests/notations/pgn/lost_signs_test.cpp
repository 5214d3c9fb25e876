// Signs that break a line, a name or a move, or replace another: one finding each, and no wrong fix.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string dated(std::string_view date, std::string_view moves) {
    std::string text = pgn_game(moves, "1-0");
    constexpr std::string_view unknown = "????.??.??";
    return text.replace(text.find(unknown), unknown.size(), date);
}

} // namespace

TEST_CASE("pgn: a semicolon after a number alone hides its move", "[pgn][fixes]") {
    check_slip({"1. e4 e5 2. ;Nf3 Nc6 3. Bb5 1-0", "1-0", "GS102", "1. e4 e5 2. ;Nf3 Nc6 3. Bb5 1-0",
                "1. e4 e5 2.  Nf3 Nc6 3. Bb5 1-0"});
    check_slip({"1. e4 e5 2. ;Nf3 Nc6\n3. Bb5 1-0", "1-0", "GM004", "1. e4 e5 2. ;Nf3 Nc6\n3. Bb5 1-0",
                "1. e4 e5 2.  Nf3 Nc6\n3. Bb5 1-0"});
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. ;Nf3\nNf3 Nc6", "1-0")) == "");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. ;or Nc3\nNf3 Nc6", "1-0")) == "");
}

TEST_CASE("pgn: moves after a semicolon are hidden only if the game does not continue", "[pgn]") {
    const auto found = [](std::string_view moves) { return pgn_findings(pgn_game(moves, "1-0")); };
    // By the numbers, and on the board.
    CHECK(found("1. e4 e5; 2. Nf3 Nc6\n3. Bb5 a6") == "hidden-moves");
    CHECK(found("1. e4 e5 ; 2. Nf3\nNc6 Bb5") == "hidden-moves");
    // The last move of a line, and a move that has its reply.
    CHECK(found("1. e4 e5 2. d3 ; 2. c3\n") == "");
    CHECK(found("1. e4 e5 2. d3 ; 2... Nc6\n") == "");
    CHECK(found("1. e4 e5 (1... c5 2. Nf3 ; 2... d6\n) 2. Nf3") == "");
    CHECK(found("e4 e5 ; Nf3 Nc6\nd3 Nf6 ; Nf3\nc3") == "");
    // A later mark that is missing proves nothing.
    CHECK(found("1. e4 e5 ;2. Nf3\nBc4 Nc6 Bxf7") == "missing-check-mark");
}

TEST_CASE("pgn: a fix without changes is not offered", "[pgn][fixes]") {
    const std::string text = pgn_game("e4(!]?]?", "*");
    for (const diagnostic& each : lint(text, pgn_notation()))
        CHECK((!each.remedy || !each.remedy->safe));
}

TEST_CASE("pgn: the name of a tag that is broken over two lines is joined", "[pgn][fixes]") {
    check_tag({"[Black \"?\"]", "[Bl\nack \"Smith\"]", "tag-name-character", "[Black \"Smith\"]"});
    check_tag({"", "[TimeCo\nntrol \"300+3\"]\n", "tag-name-character", "[TimeControl \"300+3\"]\n"});
    const std::string unknown = "[Some\nthing \"x\"]\n";
    CHECK(unsafely_fixed_pgn(with_tag("", unknown)) == with_tag("", unknown));
    // The standard allows line ends between the parts of a tag, whatever its name.
    CHECK(pgn_findings(with_tag("", "[\ne5 \"x\"]\n")) == "");
    CHECK(pgn_findings(with_tag("[Event \"?\"]", "[\nEvent\n\"?\"\n]")) == "");
}

TEST_CASE("pgn: an unreadable tag may be the missing one", "[pgn][fixes]") {
    for (const std::string_view written : {"[Even? \"x\"]", "[Even t\"x\"]"}) {
        const std::string text = with_tag("[Event \"?\"]", written);
        CHECK(pgn_findings(text) == "damaged-tag");
        CHECK(apply_fixes(text, pgn_notation()) == text);
        CHECK(unsafely_fixed_pgn(text) == with_tag("[Event \"?\"]", "[Event \"x\"]"));
    }
}

TEST_CASE("pgn: a tag without its bracket ends with its line", "[pgn]") {
    CHECK(pgn_findings(with_tag("", "[\n")) == "stray-bracket");
    CHECK(pgn_findings(with_tag("", "[ECO\n")) == "unreadable-tag");
    const std::string text = with_tag("", "[ECO \n", "1. e4 {[%clk 0:01:00]} e5 (1... c5) 2. Nf3");
    CHECK(pgn_findings(text) == "unreadable-tag");
    CHECK(resolved_plies(text) == resolved_plies(with_tag("", "", "1. e4 {x} e5 (1... c5) 2. Nf3")));
}

TEST_CASE("pgn: an asterisk or a dollar sign within a word is part of the word", "[pgn][fixes]") {
    constexpr std::string_view castling = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O*-O $1 {x} Be7 5. d3 1-0";
    check_slip(
        {castling, "1-0", "GS051", castling, "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O $1 {x} Be7 5. d3 1-0"});
    constexpr std::string_view knight = "1. e4 e5 2. N$f3 Nc6 1-0";
    check_slip({knight, "1-0", "GS051", knight, "1. e4 e5 2. Nf3 Nc6 1-0"});
    check_slip({"1. d4 d5 *2. c4* e6 1-0", "1-0", "GS003", "1. d4 d5 2. c4 e6 1-0", "1. d4 d5 2. c4 e6 1-0"});
    // Two asterisks are removed together.
    constexpr std::string_view slanted = "1. d4 d5 *2. c4 e6* 3. Nc3 1-0";
    const std::string text = pgn_game(slanted.substr(0, slanted.size() - 4), "1-0");
    CHECK(apply_fixes(text, pgn_notation()) == text);
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3$1 Nc6$2", "1-0")) == "");
}

TEST_CASE("pgn: misplaced spaces and line ends in moves", "[pgn][fixes]") {
    const auto check = [](std::string_view written, std::string_view codes, std::string_view meant) {
        check_slip({written, "1-0", codes, meant, meant});
    };
    check("1.e4 e5 2.Nf3 Nc6 3.Bb5 a64 .Ba4 Nf6 1-0", "GS036", "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4 .Ba4 Nf6 1-0");
    check("1. e4 e5 2. Nf3 Nc6 3. d4 ex\nd4 4. Nx\nd4 Nf6 1-0", "GS077 GS077",
          "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 Nf6 1-0");
    check("1. e4 e5 # 2. Nf3 Nc6 1-0", "GS071", "1. e4 e5 2. Nf3 Nc6 1-0");
    const auto guess = [](std::string_view written, std::string_view meant) {
        check_slip({written, "1-0", "GS077", written, meant});
    };
    guess("1. e4 e 52. Nf3 Nc6 1-0", "1. e4 e5 2. Nf3 Nc6 1-0");
    guess("1. e4 e5 2. Nf3 Nc6 3. Bb 5a6 4. Ba4 Nf6 1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0");
    guess("1. e4 e5 2. Nf3 N c 63. Bb5 a6 1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0");
}

TEST_CASE("pgn: invisible characters within a move", "[pgn][fixes]") {
    const auto check = [](const std::string& sign, std::string_view found) {
        const std::string text =
            pgn_game("1. e4 e5 2. N" + sign + "f3 N" + sign + "c6 3. d" + sign + "4", "1-0");
        INFO(text);
        CHECK(pgn_findings(text).starts_with(found));
        CHECK(apply_fixes(text, pgn_notation()) == pgn_game("1. e4 e5 2. Nf3 Nc6 3. d4", "1-0"));
    };
    check("\u200B", "foreign-space");
    check("\u00AD", "foreign-space");
    check(std::string(1, '\0'), "control-character");
}

TEST_CASE("pgn: full-width letters and digits among ordinary ones", "[pgn][fixes]") {
    check_slip({"1. e4 e5 ２. Nｆ３ Nｃ６ 3. Bb5 a6 1-0", "1-0", "S007", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0"});
}

TEST_CASE("pgn: O is read as Q if only a queen lets the game continue", "[pgn][fixes]") {
    constexpr std::string_view scanned =
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Ob3 Oe7 "
        "8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 1-0";
    check_slip(
        {scanned, "1-0", "GS062 GS062", scanned,
         "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 "
         "10. Nxb5 cxb5 11. Bxb5+ Nbd7 1-0"});
}

TEST_CASE("pgn: a nested variation without its opening parenthesis", "[pgn]") {
    CHECK(
        pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 (4. Bxc6 dxc6 5. O-O f6 5... Bg4 6. h3)) "
                              "4... Nf6 5. O-O",
                              "1-0")) == "stray-parenthesis");
}

TEST_CASE("pgn: captured pieces are unknown without a board", "[pgn]") {
    const std::string text = pgn_game("1. e3 b6 2. Bb5 Nc6 3. Bxc6 dxc6", "1-0", "[Variant \"Losers\"]\n");
    CHECK(pgn_findings(text) == "unknown-variant");
}

TEST_CASE("pgn: by the Laws before July 2014 no game ends by repetition without a claim", "[pgn]") {
    std::string moves;
    for (int i = 0; i != 5; ++i)
        moves.append(std::to_string(2 * i + 1))
            .append(". Nf3 Nf6 ")
            .append(std::to_string(2 * i + 2))
            .append(". Ng1 Ng8 ");
    moves += "11. e4";
    CHECK(pgn_findings(dated("1972.07.11", moves)) == "play-after-threefold");
    CHECK(pgn_findings(dated("2014.06.30", moves)) == "play-after-threefold");
    CHECK(pgn_findings(dated("2014.07.01", moves)) == "play-after-fivefold");
    CHECK(pgn_findings(dated("2014.??.??", moves)) == "play-after-fivefold");
    CHECK(pgn_findings(dated("????.??.??", moves)) == "play-after-fivefold");
}

TEST_CASE("pgn: spaces around a position, and a position of spaces", "[pgn][fixes]") {
    const auto with_position = [](std::string_view position) {
        return pgn_game("1. Kd2", "1-0",
                        std::string("[SetUp \"1\"]\n[FEN \"").append(position).append("\"]\n"));
    };
    const std::string text = with_position(" 4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    CHECK(pgn_findings(text) == "position-spacing");
    CHECK(apply_fixes(text, pgn_notation()) == with_position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"));
    CHECK(pgn_findings(with_position("")) == "empty-value");
    check_tag({"[Event \"?\"]", "[Event \"\"]", "empty-value", "[Event \"?\"]"});
    check_tag({"[White \"?\"]", "[White \"\"]", "empty-value", "[White \"?\"]"});
}

TEST_CASE("pgn: a heading between tags and moves", "[pgn][fixes]") {
    for (const std::string_view heading : {"C60 Ruy Lopez", "B90", "Ruy Lopez, Exchange"}) {
        const std::string text = pgn_game(std::string(heading) + "\n1. e4 e5 2. Nf3 Nc6", "1-0");
        INFO(text);
        CHECK(pgn_findings(text) == "unreadable-line");
        CHECK(apply_fixes(text, pgn_notation()) == text);
        CHECK(unsafely_fixed_pgn(text) ==
              pgn_game("{" + std::string(heading) + "}\n1. e4 e5 2. Nf3 Nc6", "1-0"));
        CHECK(resolved_plies(text) == "e2-e4 e7-e5 g1-f3 b8-c6");
    }
}

TEST_CASE("pgn: numbers after unreadable moves are right", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1.e4 e5 -2.Nf3 Nc6 3.Bb5", "1-0")) == "unexpected-text");
    CHECK(pgn_findings(pgn_game("1.e4e52.Nf3Nc63.Bb5a6\n4.Ba4Nf65.O-OBe7\n6.Re1b5 7.Bb3d6", "1-0")) ==
          "unexpected-text glued-text");
}

TEST_CASE("pgn: the form of moves in other variants is not judged", "[pgn][fixes]") {
    for (const std::string_view moves :
         {"1. e3 e6 2. Ah3 Nc6", "1. e3 e6 2. Nf3/H Nc6", "1. P-7f P-3d 2. P-2f G-3b",
          "1. e4@e5 d5@d4 2. Nf3@e6 Nc6@h4", "1A. e4 {180} 1a. e5 {180} 1B. d4 {180} 1b. d5 {179}"}) {
        const std::string text = pgn_game(moves, "1-0", "[Variant \"Capablanca\"]\n");
        INFO(text);
        CHECK(pgn_findings(text) == "unknown-variant");
        CHECK(unsafely_fixed_pgn(text) == text);
        CHECK(formatted_pgn(text).find(moves.substr(0, 8)) != std::string::npos);
    }
}

TEST_CASE("pgn: consequences of a slip are not reported", "[pgn][fixes]") {
    check_slip(
        {"1. e4 5 2. Nf3 Nc6 1-0", "1-0", "GM005", "1. e4 5 2. Nf3 Nc6 1-0", "1. e4 5 2. Nf3 Nc6 1-0"});
    check_slip({"1. e4 e5 2. Nf3 <best> d6 1-0", "1-0", "GS088", "1. e4 e5 2. Nf3 <best> d6 1-0",
                "1. e4 e5 2. Nf3 {best} d6 1-0"});
    check_tag({"", "[TimeControl \"40/90+30, 30+30\"]\n", "unreadable-time-control",
               "[TimeControl \"40/90+30, 30+30\"]\n"});
    constexpr std::string_view fen = "[FEN \"4k3/8/8/8/4P3/8/8/4K3 w - - 0 1\"]\n";
    const std::string small = pgn_game("1. Kd2", "1-0", "[Setup \"1\"]\n" + std::string(fen));
    CHECK(pgn_findings(small) == "misspelt-tag");
    CHECK(apply_fixes(small, pgn_notation()) ==
          pgn_game("1. Kd2", "1-0", "[SetUp \"1\"]\n" + std::string(fen)));
    check_slip({"1. e4 e5 -0", "1-0", "GS101", "1. e4 e5 1-0", "1. e4 e5 1-0"});
    CHECK(unsafely_fixed_pgn(
              pgn_game("1. e4 e5 -0", "0-1").substr(0, pgn_game("1. e4 e5 -0", "0-1").size() - 5))
              .find("-0 ") == std::string::npos);
}

TEST_CASE("pgn: two joined moves are reported as such", "[pgn]") {
    for (const std::string_view both : {"Bb5a6", "Bb5-a6"}) {
        const auto found =
            lint_pgn(pgn_game("1. e4 e5 2. Nf3 Nc6 3. " + std::string(both) + " 4. Ba4 Nf6", "1-0"));
        REQUIRE(!found.empty());
        CHECK(found.front().message.find("Bb5 a6 would be two moves") != std::string::npos);
    }
    // It is not the number of the next move: it begins with the digit that the first one lacks.
    CHECK(pgn_findings(
              pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
                       "9. h3 Nb8 10. d4 Nbd7 11. c4 c 12. cxb5 axb5")) == "unreadable-ply");
}

TEST_CASE("pgn: the rest of a damaged move is not another move", "[pgn][fixes]") {
    const auto kept = [](const fixed_slip& each) { check_slip(each); };
    kept({"1. e4 e5 2. Nf3 B5 1-0", "1-0", "GS051", "1. e4 e5 2. Nf3 B5 1-0", "1. e4 e5 2. Nf3 B5 1-0"});
    kept({"1. e4 e5 2. Nf3 d5 3. c3N 1-0", "1-0", "GS075", "1. e4 e5 2. Nf3 d5 3. c3N 1-0",
          "1. e4 e5 2. Nf3 d5 3. c3N 1-0"});
    kept({"1. e4 e5 2. Nf3 N 1-0", "1-0", "GS075", "1. e4 e5 2. Nf3 $146 1-0", "1. e4 e5 2. Nf3 $146 1-0"});
    kept({"1. e4 e5 2. Nf3 d 1-0", "1-0", "S107", "1. e4 e5 2. Nf3 d 1-0", "1. e4 e5 2. Nf3 d 1-0"});
    kept({"1. e4 e5 2. nF3 Nc6 1-0", "1-0", "GS059", "1. e4 e5 2. Nf3 Nc6 1-0", "1. e4 e5 2. Nf3 Nc6 1-0"});
    kept({"1. e4 -- weak\n e5 2. Nf3 1-0", "1-0", "S107", "1. e4 -- weak\n e5 2. Nf3 1-0",
          "1. e4 {-- weak}\n e5 2. Nf3 1-0"});
    kept({"1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O_O (4. c3 d6) 4... d6 1-0", "1-0", "GS063",
          "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O-O (4. c3 d6) 4... d6 1-0",
          "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O-O (4. c3 d6) 4... d6 1-0"});
    kept({"1. e4 e5 2. Nf3 {2. Bc4 Nf6) 2... Nc6 3. Bb5 {x} 1-0", "1-0", "",
          "1. e4 e5 2. Nf3 {2. Bc4 Nf6) 2... Nc6 3. Bb5 {x} 1-0",
          "1. e4 e5 2. Nf3 {2. Bc4 Nf6) 2... Nc6 3. Bb5 {x} 1-0"});
    kept({"1. e4 e5 2. Nf3 <2. Bc4\nNf6> 2... Nc6 1-0", "1-0", "GS088",
          "1. e4 e5 2. Nf3 <2. Bc4\nNf6> 2... Nc6 1-0", "1. e4 e5 2. Nf3 (2. Bc4\nNf6) 2... Nc6 1-0"});
}

TEST_CASE("pgn: tags decide where a game begins", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5", "1-0", "[Variant \"Chess960\"]\n")) ==
          "variant-without-position");
    CHECK(pgn_findings(pgn_game("1. e4 e5", "1-0", "[Variant \"From Position\"]\n")) ==
          "variant-without-position");
    CHECK(pgn_findings(pgn_game("1. e4 e5", "1-0", "[WhiteTitle \"AGM\"]\n[BlackTitle \"ACM\"]\n")) == "");
    const auto with_position = [](std::string_view position, std::string_view moves) {
        return lint_pgn(
            pgn_game(moves, "1-0", std::string("[SetUp \"1\"]\n[FEN \"").append(position).append("\"]\n")));
    };
    const auto turned = with_position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "1... Kd7 2. Kd2");
    REQUIRE(turned.size() == 1);
    CHECK(turned.front().related.size() == 1);
    const auto castled = with_position("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "1. O-O");
    REQUIRE(castled.size() == 1);
    CHECK(castled.front().message.find("FEN gives no right") != std::string::npos);
}

TEST_CASE("pgn: a suffix in place of a move is the rest of one", "[pgn]") {
    for (const std::string_view moves : {"1. ?", "1.\n?{a word}", "1. !? {a word} $3", "1. ??\n"}) {
        const std::string text = pgn_game(moves);
        INFO(text);
        CHECK(pgn_findings(text) == "unreadable-ply");
        const std::string_view written = moves.substr(moves.find_first_of("?!"));
        CHECK(resolved_plies(text) == written.substr(0, written.find_first_not_of("?!")));
    }
    // Here it may be the previous move's.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. ?")) == "suffix-spacing");
}
