// Slips that used to be reported wrongly, or not at all.
#include "ctlpgn/reader.hpp"
#include "notations/xiangqi/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

std::string game_of(std::string_view moves, std::string_view form = "WXF") {
    return std::string("FORMAT ").append(form).append("\nGAME 1\nSTART{\n").append(moves).append("}\n");
}

std::string set_up(std::string_view value) {
    return std::string("FORMAT WXF\nGAME 1\nSETUP{ ").append(value).append(" }\nSTART{\n1. R5+1\n}\n");
}

} // namespace

TEST_CASE("xiangqi: an invalid piece is not put on the board", "[xiangqi][causes]") {
    for (const std::string_view man : {"kf10", "kf99", "kf9!"}) {
        CAPTURE(man);
        CHECK(names_of(set_up("Kd0; Re1; " + std::string(man) + "; MOVE 1, RED")) == "unreadable-man");
    }
    CHECK(names_of(set_up("Kd0; Re1; kf9; Pa55; MOVE 1, BLACK")).starts_with("unreadable-man"));
}

TEST_CASE("xiangqi: a missing sign in a position hides nothing", "[xiangqi][causes]") {
    const std::string written = set_up("Kd0; Re1 Ke0; kf9; MOVE 1, RED");
    CHECK(names_of(written) == "missing-separator too-many-kings");
    CHECK(safely_fixed(written) == set_up("Kd0; Re1; Ke0; kf9; MOVE 1, RED"));
    CHECK(names_of(set_up("Kd0; Re1; MOVE 1 RED")) == "missing-comma no-king");
    CHECK(safely_fixed(set_up("Kd0; Re1; kf9; MOVE 1 RED")) == set_up("Kd0; Re1; kf9; MOVE 1, RED"));
    const std::string groups = set_up("RED Kd0, Re1; BLACK Kf9; MOVE 1, RED");
    CHECK(safely_fixed(groups) == set_up("RED: Kd0, Re1; BLACK: Kf9; MOVE 1, RED"));
}

TEST_CASE("xiangqi: an upside-down position is one fault", "[xiangqi][causes]") {
    const auto with_fen = [](std::string_view fen) {
        return std::string("FORMAT WXF\nGAME 1\nFEN ").append(fen).append("\nSTART{\n}\n");
    };
    CHECK(names_of(with_fen("RNBAKABNR/9/1C5C1/P1P1P1P1P/9/9/p1p1p1p1p/1c5c1/9/rnbakabnr w")) ==
          "exchanged-sides");
    // Nine ranks are not a position.
    const std::string nine = with_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");
    CHECK(names_of(nine) == "missing-placement");
    const auto source = open_text(nine);
    game_reader games(*source, in_xiangqi(), {}, check_level::legal);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    CHECK_FALSE(in_xiangqi().initial(*read).readable);
}

TEST_CASE("xiangqi: the reason of a result is kept", "[xiangqi][causes]") {
    const auto header = [](std::string_view result) {
        return std::string("FORMAT WXF\nGAME 1\nRESULT ")
            .append(result)
            .append("\nSTART{\n1. C2.5 H8+7\n}\n");
    };
    CHECK(safely_fixed(header("Red won on time")) == header("1-0 (on time)"));
    CHECK(safely_fixed(header("Black wins by Hu")) == header("0-1 (by Hu)"));
    CHECK(safely_fixed(header("红胜 (超时)")) == header("1-0 (超时)"));
    CHECK(safely_fixed(header("1/2-1/2 (Agreement)")) == header("0.5-0.5 (Agreement)"));
    CHECK(safely_fixed(header("１－０")) == header("1-0"));
    CHECK(safely_fixed(header("Red won (so (it) seems)")) == header("Red won (so (it) seems)"));
    CHECK(names_of("FORMAT WXF\nGAME 1\nRED Hu；2600；GM\nSTART{\n1. C2.5 H8+7\n}\n") == "full-width");
    const std::string other = "FORMAT WXF\nGAME 1\nRESULT 1-0\nSTART{\n1. C2.5 H8+7\n0-1\n}\n";
    const auto found = found_in(other);
    REQUIRE(found.size() == 1);
    CHECK(found.front().message == "result after the moves instead of in the line RESULT: \"0-1\", which is "
                                   "not the one that it says, 1-0");
}

TEST_CASE("xiangqi: consequences of a wrong ply are not reported", "[xiangqi][causes]") {
    CHECK(names_of(game_of("1. Nh0-g5 Pg6-g5\n2. Ch2-e2 Nh9-g7\n", "LALG")) == "against-movement");
    CHECK(names_of(game_of("1. H2+4 H8+7\n2. H2+3 R9.8\n")) == "horse-leg-held");
    // Independent faults are reported.
    CHECK(names_of(game_of("1. H2+4 H8+7\n2. C2.5 R9.8\n3. R1+9 P7+1\n")) == "horse-leg-held way-not-free");
    // The piece did go there.
    CHECK(names_of(game_of("1. H2+4 H8+7\n2. H4+6 R9.8\n")) == "horse-leg-held");
}

TEST_CASE("xiangqi: variations in parentheses hold comments and others", "[xiangqi][causes]") {
    const std::string commented = game_of("1. C2.5 H8+7 (1. ... P7+1 COM{usual})\n2. H2+3 R9.8\n");
    CHECK(names_of(commented) == "variation-brackets");
    CHECK(safely_fixed(commented) == game_of("1. C2.5 H8+7 {1. ... P7+1 COM{usual}}\n2. H2+3 R9.8\n"));
    const std::string nested = game_of("1. C2.5 H8+7 (1. ... P7+1 2. H2+3 (2. P7+1 P3+1))\n2. H2+3 R9.8\n");
    CHECK(names_of(nested) == "variation-brackets variation-brackets");
    CHECK(safely_fixed(nested) ==
          game_of("1. C2.5 H8+7 {1. ... P7+1 2. H2+3 {2. P7+1 P3+1}}\n2. H2+3 R9.8\n"));
    CHECK(names_of(game_of("1. C2.5 H8+7 (1. ... P7+1 {usual})\n2. H2+3 R9.8\n")) ==
          "variation-brackets foreign-comment");
}

TEST_CASE("xiangqi: lists of moves alone, in the numbers of books", "[xiangqi][causes]") {
    for (const std::string_view list :
         {"一、炮二平五 馬8進7\n二、馬二進三 車9平8\n",
          "第一回合 炮二平五 馬8進7\n第二回合 馬二進三 車9平8\n", "① 炮二平五 馬8進7\n② 馬二進三 車9平8\n",
          "• 炮二平五 馬8進7\n• 馬二進三 車9平8\n"}) {
        CAPTURE(list);
        const auto source = open_text(list);
        game_reader games(*source, in_xiangqi(), {}, check_level::legal);
        const game* const read = games.next();
        REQUIRE(read != nullptr);
        CHECK(read->plies.size() == 4);
        CHECK(guess_notation(list).likeliest == &in_xiangqi());
    }
}

TEST_CASE("xiangqi: unique forms of moves are not read as chess", "[xiangqi][causes]") {
    for (const std::string_view text : {"[Event \"x\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. "
                                        "炮二平五 马8进7\n2. 马二进三 车9平8\n1-0\n",
                                        "[Event \"x\"]\n[Red \"A\"]\n\n1. C2=5 H8+7\n2. H2+3 R9=8\n",
                                        "[Event \"x\"]\n[ECCO \"C00\"]\n\n1. C2.5 H8+7\n2. H2+3 R9.8\n"}) {
        CAPTURE(text);
        CHECK(guess_notation(text).likeliest == &in_xiangqi());
    }
}

TEST_CASE("xiangqi: START repeated", "[xiangqi][causes]") {
    const std::string written = "FORMAT WXF\nGAME 1\nSTART{\nSTART{\n1. C2.5 H8+7\n}\n";
    CHECK(names_of(written) == "repeated-start");
    CHECK(safely_fixed(written) == game_of("1. C2.5 H8+7\n"));
}

TEST_CASE("xiangqi: missing and surplus braces of comments", "[xiangqi][causes]") {
    const std::string unopened = game_of("1. C2.5 H8+7 COM main line }\n2. H2+3 R9.8\n");
    CHECK(names_of(unopened) == "unopened-block");
    CHECK(boldly_fixed(unopened) == game_of("1. C2.5 H8+7 COM{ main line }\n2. H2+3 R9.8\n"));
    const std::string inner = game_of("1. C2.5 H8+7 COM{ smile :-} here }\n2. H2+3 R9.8\n");
    CHECK(names_of(inner) == "bare-brace");
    CHECK(safely_fixed(inner) == game_of("1. C2.5 H8+7 /* smile :-} here */\n2. H2+3 R9.8\n"));
    CHECK(names_of(game_of("1. C2.5 COM{ a } H8+7\n2. H2+3 R9.8\n")) == "");
    const std::string words = game_of("1. C2.5 H8+7\n2. H2+3 {C8.5 is bad} R9.8\n");
    CHECK(names_of(words) == "foreign-comment");
    CHECK(safely_fixed(words) == game_of("1. C2.5 H8+7\n2. H2+3 /* C8.5 is bad */ R9.8\n"));
    const std::string before = "FORMAT ICCS\nGAME 1\n{ Start }\nSTART{\n1. H2-E2 H9-G7\n}\n";
    CHECK(names_of(before) == "foreign-comment");
    CHECK(safely_fixed(before) == "FORMAT ICCS\nGAME 1\nCOM{ Start }\nSTART{\n1. H2-E2 H9-G7\n}\n");
}

TEST_CASE("xiangqi: VAR in other letters, and misplaced", "[xiangqi][causes]") {
    const std::string good = game_of("1. C2.5 H8+7 (1)\n2. H2+3 R9.8\nVAR[1]{ 1. ... C8.5 }\n");
    for (const std::string_view word : {"VRA", "VR", "VARS", "V"}) {
        std::string written = good;
        written.replace(written.find("VAR"), 3, word);
        CAPTURE(written);
        CHECK(names_of(written) == "lower-case-word");
        CHECK(safely_fixed(written) == good);
    }
    CHECK(names_of(game_of("1. C2.5 H8+7\n2. H2+3 R9.8\nVAR[1]{ 5. P7+1 }\n")) == "variation-of-no-move");
}

TEST_CASE("xiangqi: numbers, points and signs", "[xiangqi][causes]") {
    CHECK(names_of(game_of("1. C2.5 H8+7\n2 .H2+3 R9.8\n")) == "number-punctuation");
    CHECK(safely_fixed(game_of("1. C2.5 H8+7\n2 .H2+3 R9.8\n")) == game_of("1. C2.5 H8+7\n2.H2+3 R9.8\n"));
    CHECK(names_of(game_of("1. C2.5 H8+7\n2. 1.2 R9.8\n")) == "unreadable-move");
    CHECK(boldly_fixed(game_of("1. h2xh9 I9-H9\n", "ICCS")) == game_of("1. H2-H9 I9-H9\n", "ICCS"));
    CHECK(safely_fixed(game_of("1. Cb2xB9 Ra9xb9\n", "LALG")) == game_of("1. Cb2xb9 Ra9xb9\n", "LALG"));
    CHECK(names_of(game_of("1. Ch2-e2 Nh9-g7\n2. h0-g2 Ri9-h9\n", "LALG")) == "foreign-form");
    CHECK(names_of(game_of("1. H2-E2 馬8進7\n2. H0-G2\n", "ICCS")) == "chinese-move");
    CHECK(safely_fixed(game_of("1. C2=5 H8+7.\n", "AXF")) == game_of("1. C2=5 H8+7\n", "AXF"));
    CHECK(
        names_of("FORMAT WXF<br>\nGAME 4<br>\nRED Hu &amp; Li<br>\nSTART{<br>\n1. C2.5 H8+7<br>\n}<br>\n") ==
        "markup");
    const std::string order =
        game_of("1. C2.5 H8+7 (1,2)\n2. H2+3 R9.8\nVAR[2]{ 1. ... P3+1 }\nVAR[1]{ 1. ... C8.5 }\n");
    CHECK(formatted(order).find("(1,2)") != std::string::npos);
}

TEST_CASE("xiangqi: a broken long move is one fault, and no pawn's move is made of it", "[xiangqi][causes]") {
    const auto long_game = [](std::string_view moves) {
        return game_of(std::string("1. Ch2-e2 Nh9-g7\n2. ").append(moves).append("\n3. Ri0-h0 Pc6-c5\n"),
                       "LALG");
    };
    for (const std::string_view broken :
         {"Nhh0-g2 Ri9-h9", "Nh0-gg2 Ri9-h9", "Nh0-g Ri9-h9", "Nh0-2 Ri9-h9"}) {
        CAPTURE(broken);
        CHECK(names_of(long_game(broken)) == "unreadable-move");
        CHECK(safely_fixed(long_game(broken)) == long_game(broken));
    }
    CHECK(boldly_fixed(long_game("Nhh0-g2 Ri9-h9")) == long_game("Nh0-g2 Ri9-h9"));
    CHECK(boldly_fixed(long_game("Nh0-g2Ri9-h9")) == long_game("Nh0-g2 Ri9-h9"));
    for (const std::string_view spaced :
         {"Nh0 -g2 Ri9-h9", "Nh0- g2 Ri9-h9", "Nh0 - g2 Ri9-h9", "N h0-g2 Ri9-h9"}) {
        CAPTURE(spaced);
        CHECK(names_of(long_game(spaced)) == "split-move");
        CHECK(safely_fixed(long_game(spaced)) == long_game("Nh0-g2 Ri9-h9"));
    }
    // A hyphen between two short moves separates them.
    CHECK(names_of(game_of("1. Che2 - Nhg7\n2. Nhg2 Rih9\n", "SALG")) == "stray-separator");
}

TEST_CASE("xiangqi: a half-move in another form that the board refuses is a broken one",
          "[xiangqi][causes]") {
    const auto coordinates = [](std::string_view moves) {
        return std::string("GAME 1\nSTART{\n1. H2-E2 ").append(moves).append("\n2. H0-G2 I9-H9\n}\n");
    };
    CHECK(names_of(coordinates("G6-5")) == "broken-half-move");
    CHECK(names_of(coordinates("N8+7")) == "foreign-form");
}

TEST_CASE("xiangqi: a comment that hides the variation of a marker is not closed", "[xiangqi][causes]") {
    const auto noted = [](std::string_view comment) {
        return game_of(std::string("1. C2.5 H8+7 (1)\n2. H2+3 R9.8\n")
                           .append(comment)
                           .append("\n3. R1.2 C8+4\nVAR[1]{ 1. ... C8.5\n2. H2+3 H8+7 }\n"));
    };
    CHECK(names_of(noted("COM{ usual")) == "swallowed-moves");
    CHECK(boldly_fixed(noted("COM{ usual")) == noted("COM{ usual }"));
    CHECK(names_of(noted("COM{ usual }")) == "");
    // Without the marker nothing shows that it is more than text.
    CHECK(names_of(game_of("1. C2.5 H8+7\n2. H2+3 R9.8\nCOM{ see\n3. R1.2 and VAR[1]{ 1. ... C8.5 }\n")) ==
          "");
}

TEST_CASE("xiangqi: a slip in GAME or FORMAT is corrected in its place", "[xiangqi][causes]") {
    const auto game_under = [](std::string_view line) {
        return std::string("FORMAT WXF\n").append(line).append("\nRED Hu\nSTART{\n1. C2.5 H8+7\n}\n");
    };
    for (const std::string_view slip : {"GAEM", "AGME", "GAM", "GAAME"}) {
        CAPTURE(slip);
        const std::string written = game_under(std::string(slip).append(" 1, Cup"));
        CHECK(names_of(written) == "misspelt-keyword");
        CHECK(safely_fixed(written) == game_under("GAME 1, Cup"));
        CHECK(names_of(game_under("GAME 1, Cup") + written.substr(written.find('\n') + 1)) ==
              "misspelt-keyword");
    }
    // Another word, or a line before the game's own.
    CHECK(safely_fixed(game_under("NAME Cup")) == game_under("NAME Cup"));
    CHECK(names_of(game_under("GAEM\nGAME 1")) == "text-between-games");
    const std::string form = "FROMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n}\n";
    CHECK(names_of(form) == "misspelt-keyword");
    CHECK(safely_fixed(form) == game_of("1. C2.5 H8+7\n"));
}

TEST_CASE("xiangqi: letters in a number are no half-move", "[xiangqi][causes]") {
    const std::string moves =
        "1. C2.5 H8+7\n2. H2+3 R9.8\n3. R1.2 C8+4\n4. P3+1 C8.7\n5. P7+1 P7+1\n6. H8+7 H2+3\n"
        "7. A4+5 A4+5\n8. E3+1 E3+1\n9. R2+4 R8+4\n";
    for (const std::string_view number : {"l0.", "1O.", "lO.", "IO."}) {
        CAPTURE(number);
        const std::string written = game_of(moves + std::string(number) + " R9.8 R1.2\n");
        CHECK(names_of(written) == "unreadable-number");
        CHECK(safely_fixed(written) == game_of(moves + "10. R9.8 R1.2\n"));
    }
}

TEST_CASE("xiangqi: lines that are exchanged or lost are one fault", "[xiangqi][causes]") {
    for (const std::string_view lines :
         {"3. R1.2 C8+4\n2. H2+3 R9.8\n4. P3+1 C8.7\n", "3. R1.2 C8+4\n4. P3+1 C8.7\n",
          "3. R9.5 C8+4\n2. H2+3 R9.8\n4. P3+1 C8.7\n"}) {
        CAPTURE(lines);
        CHECK(found_in(game_of(std::string("1. C2.5 H8+7\n").append(lines))).size() == 1);
    }
}

TEST_CASE("xiangqi: what a wrong target brings about later is not reported", "[xiangqi][causes]") {
    // The horse was meant to go to g2, from where it goes on.
    CHECK(names_of("GAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G1 I9-H9\n3. G3-G4 G6-G5\n4. G2-H4 H9-H8\n}\n") ==
          "against-movement");
    // The rook that went a wrong way goes on from there.
    CHECK(names_of(game_of("1. C2.5 H8+7\n2. R1+4 R9.8\n3. R1+4 C8+4\n")) == "way-not-free");
    // Independent faults are.
    CHECK(names_of("GAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G1 I9-H9\n3. E5-E6 G6-G5\n}\n") ==
          "against-movement empty-origin");
}

TEST_CASE("xiangqi: letters of Black may be small", "[xiangqi][causes]") {
    CHECK(names_of(game_of("1. C2.5 H8+7\n2. H2+3 r9.8\n")).empty());
    CHECK(names_of(game_of("1. c2.5 H8+7\n2. H2+3 r9.8\n")) == "small-letter-of-red");
    CHECK(names_of(game_of("1. C2.5 ?! H8+7\n")) == "foreign-glyph");
    CHECK(found_in("GAME 5\nRED A\nBLACK B\n").size() == 1);
}

TEST_CASE("xiangqi: brackets of markers and variations that are wrong or missing", "[xiangqi][causes]") {
    const auto with = [](std::string_view marker, std::string_view variation) {
        return game_of(std::string("1. C2.5 H8+7\n2. H2+3 R9.8 ")
                           .append(marker)
                           .append("\n3. R1.2 H2+3\n")
                           .append(variation)
                           .append("\n"));
    };
    constexpr std::string_view variation = "VAR[1]{ 2. ... H2+3 }";
    const std::string right = with("(1)", variation);
    for (const std::string_view marker : {"{1)", "[1)", "(1]", "(1}"}) {
        CAPTURE(marker);
        CHECK(names_of(with(marker, variation)) == "square-marker");
        CHECK(safely_fixed(with(marker, variation)) == right);
    }
    const std::string unopened = with("(1,2)", "VAR[1] 2. ... H2+3 }\nVAR[2]{ 2. ... P7+1 }");
    CHECK(names_of(unopened) == "unopened-block");
    CHECK(safely_fixed(unopened) == with("(1,2)", "VAR[1]{ 2. ... H2+3 }\nVAR[2]{ 2. ... P7+1 }"));
    const std::string closed = with("(1)", "VAR[1]{ 2. ... H2+3 )");
    CHECK(names_of(closed) == "unclosed-braces");
    CHECK(safely_fixed(closed) == closed);
    CHECK(boldly_fixed(closed) == right);
}

TEST_CASE("xiangqi: a comment left open before a variation that a marker announces", "[xiangqi][causes]") {
    for (const std::string_view inner : {"COM{ other } ", ""}) {
        CAPTURE(inner);
        const std::string written = game_of(
            std::string("1. C2.5 H8+7\n2. H2+3 R9.8 (1)\n3. R1.2 H2+3 COM{ equal\nVAR[1]{ 2. ... H2+3 ")
                .append(inner)
                .append("}\n"));
        CHECK(names_of(written) == "swallowed-moves");
        CHECK(safely_fixed(written) == written);
    }
}

TEST_CASE("xiangqi: a dot that is lost or another sign in the dots of Black's half-move",
          "[xiangqi][causes]") {
    const auto with = [](std::string_view number) {
        return game_of(std::string("1. C2.5 H8+7\n2. H2+3 COM{ ok }\n").append(number).append(" R9.8\n"));
    };
    for (const std::string_view number : {"2. .,.", "2. :..", "2. .. .", "2.."}) {
        CAPTURE(number);
        CHECK(names_of(with(number)).find(' ') == std::string::npos);
        CHECK(safely_fixed(with(number)) == with("2. ..."));
    }
}
