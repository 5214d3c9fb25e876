// Games too short to say for sure what was played, and words that do not fit where nothing is repaired.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::repair {

namespace {

const std::string tags_of_short_games =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n\n";

std::string short_game_fixed(const std::string& moves, bool unsafe) {
    return apply_fixes(tags_of_short_games + moves, *find_notation("pgn"), {}, {.unsafe = unsafe})
        .substr(tags_of_short_games.size());
}

// The only finding of the game.
diagnostic fault_of_short_game(const std::string& moves) {
    const std::vector<diagnostic> found = lint(tags_of_short_games + moves, *find_notation("pgn"), {});
    REQUIRE(found.size() == 1);
    return found.front();
}

std::vector<std::string> choices_in_short_game(const std::string& moves) {
    std::vector<std::string> texts;
    for (const file_fix& each : fault_of_short_game(moves).choices) {
        REQUIRE(each.edits.size() == 1);
        texts.push_back(each.edits.front().text);
    }
    return texts;
}

} // namespace

TEST_CASE("plies that may be meant in a short game are named, and can be chosen", "[repair][pgn]") {
    const std::string text =
        "1. d4 Nf6 2. c4 e6 (2... g6 3. Nc3 {Bg7 or d5} Bg7 (3... d5 4. cxd5)) 3. Nc3 Bb4 "
        "4. e3 {solid} O-O 5. Bd4 d5 *\n";
    CHECK(short_game_fixed(text, true) == text);
    const diagnostic fault = fault_of_short_game(text);
    REQUIRE(fault.related.size() == 1);
    CHECK(fault.related.front().message == "Bd3 or Bd2 may be meant");
    REQUIRE(fault.choices.size() == 2);
    const file_edit& edit = fault.choices.front().edits.front();
    CHECK((tags_of_short_games + text).substr(edit.begin, edit.end - edit.begin) == "Bd4");
    CHECK(edit.text == "Bd3");
    CHECK(choices_in_short_game(text) == std::vector<std::string>{"Bd3", "Bd2"});
}

TEST_CASE("nothing in a short game is repaired safely", "[repair][pgn]") {
    const std::string text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf66 5. O-O *\n";
    CHECK(short_game_fixed(text, false) == text);
    CHECK(short_game_fixed(text, true) == "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *\n");
}

TEST_CASE("a short game says too little for another order or an earlier slip", "[repair][pgn]") {
    for (const char* const text : {"1. e4 e5 2. Nf6 Nc6 3. Bb5 *\n", "1. e4 e5 2. Nf6 *\n",
                                   "1. c4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Bd3 d5 *\n"}) {
        INFO(text);
        CHECK(short_game_fixed(text, true) == text);
        CHECK_FALSE(fault_of_short_game(text).choices.empty());
    }
    CHECK(choices_in_short_game("1. e4 e5 2. Nf6 *\n") == std::vector<std::string>{"Nf3"});
}

TEST_CASE("what may be meant has the marks that are due", "[repair][pgn]") {
    CHECK(choices_in_short_game("1. e4 e5 2. Bc4 Bc5 3. Bxf9+ *\n") == std::vector<std::string>{"Bxf7+"});
}

TEST_CASE("a word that may mean anything is not explained", "[repair][pgn]") {
    CHECK(choices_in_short_game("1. e4 e5 2. Nf3 Nc6 3. e5 *\n").empty());
    // The moves after it do not fit, either.
    CHECK(choices_in_short_game("1. e4 e5 2. Nf6 Nc6 3. Qa5 *\n").empty());
}

TEST_CASE("castling that is written as the king's move is read in variations", "[repair][pgn]") {
    const std::string text =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 (4... b5 5. Bb3 Nf6 6. Kg1 Be7 7. Re1 Kg8) 5. O-O Be7 *\n";
    CHECK(short_game_fixed(text, false) == text);
    CHECK(
        short_game_fixed(text, true) ==
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 (4... b5 5. Bb3 Nf6 6. O-O Be7 7. Re1 O-O) 5. O-O Be7 *\n");
}

TEST_CASE("a letter that is written twice does not keep a game from being repaired", "[repair][pgn]") {
    const std::string moves =
        "1. e4 e5 2. NNf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
        "9. h3 Na55 10. Bc2 c5 11. d4 Qc7 *\n";
    CHECK(short_game_fixed(moves, true) == "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. "
                                           "Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 "
                                           "11. d4 Qc7 *\n");
}

} // namespace ctlpgn::repair
