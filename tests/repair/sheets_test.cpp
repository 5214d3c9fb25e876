// Score sheets with a misread cell: their layout is undone all the same, and then the cell is repaired.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <sstream>
#include <string>

namespace ctlpgn::repair {

namespace {

const std::string head_of_sheet =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

// The moves alone, as the fixes leave them: without comments and the spaces of the layout.
std::string moves_of(const std::string& sheet) {
    const std::string fixed = apply_fixes(head_of_sheet + sheet, *find_notation("pgn"), {}, {.unsafe = true});
    std::string plain;
    bool is_comment = false;
    for (const char each : fixed.substr(head_of_sheet.size())) {
        is_comment = is_comment || each == '{';
        if (!is_comment)
            plain += each;
        is_comment = is_comment && each != '}';
    }
    std::istringstream words(plain);
    std::string joined;
    for (std::string word; words >> word;)
        joined.append(joined.empty() ? "" : " ").append(word);
    return joined;
}

constexpr const char* whole_of_sheet =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
    "9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. Nc3 Bb7 *";

} // namespace

TEST_CASE("columns with misread cells are read cell by cell", "[repair][pgn]") {
    CHECK(moves_of(" 1 e4    e5      7 Bb3   d6\n"
                   " 2 Nf3   Nc6     8 c3    O-O\n"
                   " 3 Bb5   aG      9 h3    Nb8\n"
                   " 4 Ba4   Nf6    10 dA    Nbd7\n"
                   " 5 O-O   Be7    11 c4    c6\n"
                   " 6 Re1   b5     12 Nc3   Bb7\n*\n") == whole_of_sheet);
}

TEST_CASE("four columns of a short sheet are read one after the other", "[repair][pgn]") {
    CHECK(moves_of("No. White Black  No. White Black  No. White Black  No. White Black\n"
                   " 1 e4    e5       4 Ba4   Nf6      7 Bb3   d6      10 d4    Nbd7\n"
                   " 2 Nf3   Nc6      5 O-O   Be7      8 c3    O-O     11 c4    c6\n"
                   " 3 Bb5   a6       6 Re1   b5       9 h3    Nb8     12 Nc3   Bb7\n"
                   "Signature White ________  Signature Black ________\n*\n") == whole_of_sheet);
}

TEST_CASE("times beside damaged moves become comments", "[repair][pgn]") {
    CHECK(
        moves_of(
            "1. e4 1:59 e5 1:58\n2. Nf3 1:58 Nc6 1:57\n3. Bb5 1:57 a6 1:56\n4. Ba4 1:56 Hf6 1:55\n"
            "5. O-O 1:55 Be7 1:54\n6. Re1 1:54 b5 1:53\n7. Bb3 1:53 d6 1:52\n8. c3 1:52 O-O 1:51\n"
            "9. h3 1:51 Nb8 1:50\n10. d4 1:50 Nbd7 1:49\n11. c4 1:49 c6 1:48\n12. Nc3 1:48 Bb7 1:47\n*\n") ==
        whole_of_sheet);
    CHECK(moves_of(
              "1. e4 0 e5 1\n2. Nf3 0 Nc6 1\n3. Bb5 0 a6 1\n4. Ba4 1 Hf6 2\n5. O-O 1 Be7 2\n6. Re1 1 b5 3\n"
              "7. Bb3 2 d6 3\n8. c3 2 O-O 3\n9. h3 2 Nb8 4\n10. d4 3 Nbd7 4\n11. c4 3 c6 4\n12. Nc3 3 Bb7 5\n"
              "*\n") == whole_of_sheet);
}

TEST_CASE("cells between semicolons are moves, misread ones as well", "[repair][pgn]") {
    CHECK(moves_of(
              "1;e4;e5\n2;Nf3;Nc6\n3;Bb5;a6\n4;Ba4;Hf6\n5;O-O;Be7\n6;Re1;b5\n7;Bb3;d6\n8;c3;O-O\n9;h3;Nb8\n"
              "10;d4;Nbd7\n11;c4;c6\n12;Nc3;Bb7\n*\n") == whole_of_sheet);
}

TEST_CASE("the columns of both players are exchanged if Black's is the first", "[repair][pgn]") {
    CHECK(
        moves_of("1. e5 e4\n2. Nc6 Nf3\n3. a6 Bb5\n4. Hf6 Ba4\n5. Be7 O-O\n6. b5 Re1\n7. d6 Bb3\n8. O-O c3\n"
                 "9. Nb8 h3\n10. Nbd7 d4\n11. c6 c4\n12. Bb7 Nc3\n*\n")
            .starts_with("1. e4 e5 2. Nf3 Nc6"));
    CHECK(
        moves_of("1. e5 e4\n2. Nc6 Nf3\n3. a6 Bb5\n4. Nf6 Ba4\n5. Be7 O-O\n6. b5 Re1\n7. d6 Bb3\n8. O-O c3\n"
                 "9. Nb8 h3\n10. Nbd7 d4\n11. c6 c4\n12. Bb7 Nc3\n*\n") == whole_of_sheet);
}

TEST_CASE("the lists of both players become moves", "[repair][pgn]") {
    const std::string white =
        "1 e4\n2 Nf3\n3 Bb5\n4 Ba4\n5 O-O\n6 Re1\n7 Bb3\n8 c3\n9 h3\n10 d4\n11 c4\n12 Nc3\n";
    const std::string black =
        "1 e5\n2 Nc6\n3 a6\n4 Hf6\n5 Be7\n6 b5\n7 d6\n8 O-O\n9 Nb8\n10 Nbd7\n11 c6\n12 Bb7\n";
    CHECK(moves_of("White\n" + white + "Black\n" + black + "*\n") == whole_of_sheet);
    CHECK(moves_of("Black\n" + black + "White\n" + white + "*\n") == whole_of_sheet);
}

} // namespace ctlpgn::repair
