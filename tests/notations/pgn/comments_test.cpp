// Comments end at their first closing brace, whatever they contain, unless the numbers prove that a brace is
// missing.
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::vector<std::string> comments_of(std::string_view text) {
    std::vector<std::string> found;
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    while (const game* const read = reader.next())
        for (const comment& each : read->comments)
            found.emplace_back(read->raw(each.text));
    return found;
}

// One move per word, so that comments can come between any two.
constexpr std::array<std::string_view, 12> moves{"e4",  "e5",  "Nf3", "Nc6", "Bb5", "a6",
                                                 "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5"};

constexpr std::array<std::string_view, 22> words{
    "or",
    "2. Bc4",
    "{",
    "solid.",
    "1-0",
    "[Event \"?\"]",
    "3... Nf6 4. d3",
    "12",
    "1. e4 e5",
    "(",
    "2... d6",
    "1/2-1/2",
    "Nf3",
    "7. c3 d6 8. h3",
    "{better",
    "-+",
    "*",
    "\n[White \"A\"]\n",
    "5.",
    "6.Re1",
    ")",
    "{ 2.",
};

// Arbitrary words without a closing brace.
std::string random_comment(std::mt19937& random) {
    std::string made;
    for (std::size_t left = 1 + random() % 7; left != 0; --left) {
        made += made.empty() ? "" : " ";
        made += words[random() % words.size()];
    }
    return made;
}

std::string number_before(std::size_t ply, bool after_comment) {
    const std::string number = std::to_string(ply / 2 + 1);
    if (ply % 2 == 0)
        return number + ". ";
    return after_comment ? number + "... " : "";
}

} // namespace

TEST_CASE("pgn: the content of a comment is text", "[pgn][comments]") {
    std::mt19937 random(20261129);
    for (int n = 0; n != 3000; ++n) {
        std::string text;
        std::vector<std::string> written;
        bool follows_comment = false;
        for (std::size_t i = 0; i != moves.size(); ++i) {
            text += number_before(i, follows_comment);
            text += moves[i];
            text += " ";
            follows_comment = random() % 3 == 0;
            if (!follows_comment)
                continue;
            written.push_back(random_comment(random));
            text += "{" + written.back() + "} ";
        }
        const std::string whole = pgn_game(text);
        INFO(whole);
        CHECK(pgn_notation().accepts(whole, {}));
        CHECK(pgn_findings(whole).empty());
        CHECK(unsafely_fixed_pgn(whole) == whole);
        std::vector<std::string> read = comments_of(whole);
        for (std::vector<std::string>* const each : {&read, &written})
            for (std::string& comment : *each) {
                comment.erase(0, comment.find_first_not_of(" \n"));
                comment.erase(comment.find_last_not_of(" \n") + 1);
            }
        CHECK(read == written);
        const std::string formatted = formatted_pgn(whole);
        CHECK(resolved_plies(formatted) == resolved_plies(whole));
        CHECK(pgn_findings(formatted).empty());
        CHECK(comments_of(formatted).size() == written.size());
    }
}

TEST_CASE("pgn: a missing brace is found if numbers prove it", "[pgn][comments]") {
    const std::string meant = pgn_game("1. e4 {good} 1... e5 2. Nf3 {better} 2... Nc6 3. Bb5 a6 ");
    for (const std::string_view moves : {
             "1. e4 {good 1... e5 2. Nf3 {better} 2... Nc6 3. Bb5 a6",
             "1. e4 {good e5 2. Nf3 {better} Nc6 3. Bb5 a6",
             "1. e4 {good\n1... e5 2.Nf3 $1 {better} Nc6 3.Bb5 a6",
         }) {
        const std::string text = pgn_game(moves);
        INFO(text);
        CHECK(pgn_notation().accepts(text, {})); // a comment by its syntax
        CHECK(pgn_findings(text, check_level::syntax).empty());
        CHECK(pgn_findings(text) == "swallowed-moves");
        CHECK(resolved_plies(text) == resolved_plies(meant));
        const std::string fixed = unsafely_fixed_pgn(text);
        CHECK(pgn_findings(fixed).empty());
        CHECK(resolved_plies(fixed) == resolved_plies(meant));
    }
    // In a variation, and before another game's tags.
    CHECK(pgn_findings(pgn_game("1. e4 e5 (1... c5 {good 2. Nf3 {x} 2... d6) 2. Nf3")) == "swallowed-moves");
    const std::string begun = pgn_game("1. e4 e5 2. Nf3 {good");
    const std::string two = begun.substr(0, begun.rfind(" *")) + "\n\n" + pgn_game("1. d4 {best} d5 2. c4");
    CHECK(comments_of(two) == std::vector<std::string>{"good", "best"});
}

TEST_CASE("pgn: a missing brace is found if the game goes on only with it", "[pgn][comments]") {
    struct lost_brace {
        std::string_view written;
        std::string_view fixed;
    };
    constexpr lost_brace cases[] = {
        // With a move more, those after it would be for the other side.
        {"1. e4 e5 2. Nf3 {attacks Nc6 {defends} 3. Bb5 a6 *", ""},
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 {[%eval 0.2] a6 {[%eval 0.3]} 4. Ba4 Nf6 *", ""},
        {"1. e4 e5 (1... c5 {Sicilian) 2. Nf3 Nc6 (2... d6 {Philidor}) 3. Bb5 a6 *",
         "1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 Nc6 (2... d6 {Philidor}) 3. Bb5 a6 *"},
        {"1. e4 e5 2. Nf3 Nc6 (2... d6 {Philidor) 3. Bb5 a6 (3... Nf6 {Berlin}) 4. Ba4 Nf6 *",
         "1. e4 e5 2. Nf3 Nc6 (2... d6 {Philidor}) 3. Bb5 a6 (3... Nf6 {Berlin}) 4. Ba4 Nf6 *"},
        {"1. e4 c5 2. Nf3 d6 (2... e6 {French-like; 3. d4) 3. d4 cxd4 (3... Nf6 {Sozin} 4. Nc3) 4. Nxd4 Nf6 "
         "*",
         ""}, // before 3. d4 or after it
    };
    for (const lost_brace& each : cases) {
        const std::string text = pgn_game(std::string(each.written.substr(0, each.written.size() - 2)));
        INFO(text);
        CHECK(pgn_notation().accepts(text, {}));
        CHECK(pgn_findings(text) == "swallowed-moves");
        const std::string fixed = moves_of(unsafely_fixed_pgn(text));
        CHECK(fixed == std::string(each.fixed.empty() ? each.written : each.fixed) + "\n");
        CHECK(formatted_pgn(text) == text); // which would hide it
    }
}

TEST_CASE("pgn: a missing brace is found before a variation", "[pgn][comments]") {
    const std::string meant =
        pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {Morphy} (3... Nf6 {Berlin} (3... Bc5 4. c3)) 4. Ba4");
    std::string text = meant;
    text.erase(text.find("} (3... Nf6"), 1);
    CHECK(pgn_findings(text) == "swallowed-moves");
    CHECK(unsafely_fixed_pgn(text) == meant);
}

TEST_CASE("pgn: a parenthesis in an unclosed comment is not missing", "[pgn][comments]") {
    for (const std::string_view moves :
         {"1. e4 e5 2. Nf3 Nc6 ( 2... d6 { Philidor ) 3. Bb5\na6 4. Ba4 Nf6 { closed } 5. O-O Be7",
          "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 {Italian Bc5 4. c3) 3... a6 {main} 4. Ba4 Nf6",
          "1. e4 e5 (1... c5 {Sicilian 2. Nf3 d6) 2. Nf3 Nc6 {fine} 3. Bb5 a6"}) {
        const std::string text = pgn_game(moves);
        INFO(text);
        CHECK(pgn_findings(text) == "swallowed-moves");
        CHECK(unsafely_fixed_pgn(text) == text);
        CHECK(formatted_pgn(text) == text);
    }
    // As is one whose opening parenthesis is written as a brace.
    const std::string brace = pgn_game(
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O {4. c3 Nf6 5. d4) 4... Nf6 5. Nc3 d6 6. d3 {good} 6... O-O");
    CHECK(pgn_findings(brace) == "swallowed-moves");
    CHECK(unsafely_fixed_pgn(brace) == brace);
}

TEST_CASE("pgn: tags of the next game end a comment", "[pgn][comments]") {
    const std::string next = pgn_game("1. d4 {best} d5 2. c4 {Queen's gambit} e6");
    const std::string noted = pgn_game("{Game by Short, annotated} 1. d4 d5 2. c4 e6");
    const auto whole = [](std::string_view moves, const std::string& follower) {
        std::string first = pgn_game("1. e4");
        first.resize(first.rfind("1. e4"));
        return first.append(moves).append("\n\n").append(follower);
    };
    for (const std::string_view moves :
         {"{Notes by Miles\n1. e4 e5 2. Nf3 Nc6 *", "1. e4 e5 * {Source: Chess Life",
          "1. e4 {best by test e5 2. Nf3 Nc6 3. Bb5 a6 *",
          "1. e4 e5 2. Nf3 Nc6 {White overlooked 3. Bb5\nbut won. 3. Bc4 Bc5 4. c3 Nf6 *",
          "1. e4 e5 2. Nf3 (2. f4 {King's gambit) Nc6 *", "1. e4 e5 2. Nf3 {the usual move *"})
        for (const std::string& follower : {next, noted}) {
            const std::string text = whole(moves, follower);
            INFO(text);
            CHECK(pgn_findings(text) == "swallowed-moves");
            // Each game is fixed separately, and the first alone does not show where the comment ends.
            CHECK(unsafely_fixed_pgn(text) == text);
            CHECK(formatted_pgn(text).starts_with(text.substr(0, text.find(follower))));
        }
}

TEST_CASE("pgn: writers leave games in which moves are missing", "[pgn][comments]") {
    struct missing {
        std::string_view moves;
        std::string_view found;
    };
    constexpr missing cases[] = {
        {"1. e4 c5 2. Nf3 d6 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5", "missing-moves"},
        {"1. e4 c5 2. Nf3 d6 {3. d4 cxd4} 4. Nxd4 Nf6 5. Nc3 a6", "hidden-moves"},
        {"1. e4 c5 2. Nf3 d6 (2... Nc6 {3. d4 cxd4} 4. Nxd4 g6) 3. d4 cxd4 4. Nxd4 Nf6", "hidden-moves"},
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 (5... Nxe4 6. d4; or 5... b5\n6. Bb3) 6. Re1",
         "hidden-moves"},
    };
    for (const missing& each : cases) {
        const std::string text = pgn_game(each.moves);
        INFO(text);
        CHECK(pgn_findings(text) == each.found);
        CHECK(formatted_pgn(text) == text);
        CHECK(unsafely_fixed_pgn(text) == text);
    }
    // All of these can be played, so only the number is wrong.
    CHECK(formatted_moves("1. e4 c5 2. Nf3 d6 4. d4 cxd4 5. Nxd4") ==
          "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 *\n");
}

TEST_CASE("pgn: space in comments is kept", "[pgn][comments]") {
    const std::string_view table =
        "1. e4 e5 2. Nf3 {Table:\nName\tElo  Pts\nShort\t2655  1.5 \n\nend\t of\t%it} *\n";
    CHECK(formatted_moves(table.substr(0, table.size() - 3)) == table);
}

TEST_CASE("pgn: without proof no brace is missing", "[pgn][comments]") {
    for (const std::string_view moves : {
             "1. e4 e5 2. Nf3 {or 2. Bc4 { solid} 2... Nc6 3. Bb5",
             "1. e4 {1... e5 2. Nf3 {x}",
             "1. e4 {1... e5 2. Nf3 {x} 1... c5 2. Nf3",
             "1. e4 {1... e5 2. Nf3 {x} c5 2. Nf3",
             "1. e4 e5 (1... c5 {or 1... d5 2. exd5 {x}) 2. Nf3",
             "1. e4 {x\n[Event \"y\"]\n1. d4 {z} 1... e5",
         }) {
        const std::string text = pgn_game(moves);
        INFO(text);
        CHECK(pgn_findings(text).empty());
        CHECK(unsafely_fixed_pgn(text) == text);
    }
}

TEST_CASE("pgn: where the tags of the next game end a comment, no result is missing", "[pgn][comments]") {
    const std::string text =
        pgn_game("1. e4 {" + pgn_game("1. d4 {a} (1. c4) 1... d5 2. c4"), "").append("\n");
    CHECK(pgn_findings(text, check_level::syntax).find("marker") == std::string::npos);
    CHECK(pgn_findings(text).find("swallowed-moves") != std::string::npos);
    CHECK(pgn_notation().accepts(text, {}));
}

TEST_CASE("pgn: a comment with a single tag ends at its brace whatever the numbers", "[pgn][comments]") {
    const std::string found =
        pgn_findings(pgn_game("1. e4 c6 ({[M \"\"]\n1... a6 {} 2. c3)"), check_level::syntax);
    CHECK(found.find("unclosed-variation") == std::string::npos);
    CHECK(found.find("swallowed-moves") == std::string::npos);
}

TEST_CASE("pgn: an unclosed comment ends where the game continues", "[pgn][comments]") {
    CHECK(resolved_plies(pgn_game("1. e4 {good e5 2. Nf3 Nc6")) == "e2-e4 e7-e5 g1-f3 b8-c6");
    CHECK(resolved_plies(pgn_game("1. e4 {or 1. d4 d5 1... e5 2. Nf3 Nc6")) == "e2-e4 e7-e5 g1-f3 b8-c6");
    CHECK(moves_of(unsafely_fixed_pgn(pgn_game("1. e4 {good e5 2. Nf3 Nc6"))) ==
          "1. e4 {good} e5 2. Nf3 Nc6 *\n");
}

TEST_CASE("pgn: a comment inside a comment is part of its text", "[pgn][comments]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 {or 2. Bc4 {x} solid} 2... Nc6")) == "nested-comment");
    // By the numbers, the game goes on after the last brace.
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. Nf3 {2. f4 exf4 {2... d5} 3. Nf3 g5} 2... Nc6 3. Bb5")) ==
          pgn_game("1. e4 e5 2. Nf3 {2. f4 exf4 (2... d5) 3. Nf3 g5} 2... Nc6 3. Bb5"));
    // Moves in parentheses are part of a comment that is not closed.
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {not (with 4. Bxc6 dxc6) closed 4. Ba4 "
                                      "Nf6 5. O-O")) ==
          pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {not (with 4. Bxc6 dxc6) closed} 4. Ba4 Nf6 5. O-O"));
    CHECK(moves_of(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. Nf3 {or 2. Bc4 {x} solid} 2... Nc6"))) ==
          "1. e4 e5 2. Nf3 {or 2. Bc4 (x) solid} 2... Nc6 *\n");
}
