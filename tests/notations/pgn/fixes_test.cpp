// Fixable codes, by the catalogue; each fix removes its finding and nothing else.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: the catalogue says which findings can be fixed", "[pgn][fixes]") {
    for (const diagnostic_info& row : diagnostics_of(pgn_notation())) {
        // The core's entries hold for some notation; some codes belong to other profiles.
        if (row.example.empty() || code_number(row.id) < code_block_size || layer_of(row.id) == layer::lint)
            continue;
        INFO(code_text(row.id) << " " << row.name);
        const std::string text = pgn_notation().example_file(row.example.place, row.example.bad);
        const std::vector<diagnostic> found = lint_pgn(text);
        REQUIRE(found.size() == 1);
        // The tag in these examples agrees with the moves, so nothing shows that the result is the slip.
        const bool is_fixed = row.fix != fixable::never && row.name != "result-against-mate" &&
                              row.name != "result-against-stalemate" && row.name != "result-against-end" &&
                              row.name != "result-against-dead-position";
        CHECK(found[0].remedy.has_value() == is_fixed);
        if (!found[0].remedy)
            continue;
        if (row.fix != fixable::either)
            CHECK(found[0].remedy->safe == (row.fix == fixable::safe));
        const std::string fixed = unsafely_fixed_pgn(text);
        INFO(fixed);
        CHECK(pgn_findings(fixed) == "");
    }
}

TEST_CASE("pgn: fixes write what the standard prescribes", "[pgn][fixes]") {
    const auto moves = [](std::string_view written) {
        const std::string fixed = unsafely_fixed_pgn(pgn_game(written));
        return fixed.substr(fixed.find("\n\n") + 2);
    };
    CHECK(moves("1. e2e4 e7-e5 2. Ng1f3 Nb8-c6 3. Bf1b5 a6") == "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n");
    CHECK(moves("1. d2d4 d7d5 2. g1f3 g8f6 3. b1d2") == "1. d4 d5 2. Nf3 Nf6 3. Nbd2 *\n");
    CHECK(moves("1. e4 d5 2. ed5 Qd8:d5 3. ♘c3") == "1. e4 d5 2. exd5 Qxd5 3. Nc3 *\n");
    CHECK(moves("1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. 0-0") == "1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. O-O *\n");
    CHECK(moves("1. e4 d5 2. Bb5 c6 3. Ba4+") == "1. e4 d5 2. Bb5+ c6 3. Ba4 *\n");
    CHECK(moves("1.e4 ! e5 2.Nf3 ⩲") == "1.e4! e5 2.Nf3 $14 *\n");
}

TEST_CASE("pgn: values get their quotation marks whatever else is wrong with them", "[pgn][fixes]") {
    const auto becomes = [](std::string_view tag, std::string_view wanted, bool unsafe = false) {
        const std::string text = std::string(tag) + "\n\n1. e4 e5 1/2-1/2\n";
        return apply_fixes(text, pgn_notation(), {}, {.unsafe = unsafe}).find(wanted) != std::string::npos;
    };
    CHECK(becomes("[Date “2020-1-2”]", "[Date \"2020.01.02\"]"));
    CHECK(becomes("[Result ½–½]", "[Result \"1/2-1/2\"]"));
    CHECK(becomes("[Result “1/2”]", "[Result \"1/2-1/2\"]"));
    // The seeming value may be the rest of the name.
    CHECK(becomes("[White Carlsen]", "[White \"Carlsen\"]"));
    CHECK(becomes("[White Elo 2000]", "[White Elo 2000]"));
    CHECK(becomes("[White Elo 2000]", "[WhiteElo \"2000\"]", true));
}

TEST_CASE("pgn: tags without a value are filled in or removed", "[pgn][fixes]") {
    constexpr std::string_view head = "[Event \"?\"]\n[Site \"?\"]\n";
    const auto written = [&head](std::string_view date, std::string_view black, std::string_view result,
                                 std::string_view more) {
        return std::string(head) + "[Date \"" + std::string(date) +
               "\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"" + std::string(black) + "\"]\n[Result \"" +
               std::string(result) + "\"]\n" + std::string(more) + "\n1. e4 e5 0-1\n";
    };
    const std::string text =
        written("", "", "", "[WhiteElo \"\"]\n[ECO \"C20\"]\n[BlackElo \"\"]\n[Annotator \"\"]\n");
    CHECK(pgn_findings(text) == "empty-value");
    CHECK(apply_fixes(text, pgn_notation(), {}, {}) ==
          written("\?\?\?\?.\?\?.\?\?", "?", "0-1", "[ECO \"C20\"]\n[Annotator \"\"]\n"));
}

TEST_CASE("pgn: a missing result comes from the board or the tag", "[pgn][fixes]") {
    const auto first_result = [](std::string_view result_tag, std::string_view moves) {
        const std::string text = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                 "[White \"?\"]\n[Black \"?\"]\n[Result \"" +
                                 std::string(result_tag) + "\"]\n\n" + std::string(moves);
        const std::string kept = apply_fixes(text, pgn_notation(), {}, {});
        CHECK(kept == text);
        const std::string fixed = unsafely_fixed_pgn(text);
        INFO(fixed);
        CHECK(pgn_findings(fixed) == "");
        const std::size_t begin = fixed.find("\n\n") + 2;
        return fixed.substr(begin, fixed.find('\n', begin) - begin);
    };
    CHECK(first_result("0-1", "1. f3 e5 2. g4 Qh4#\n\n1. d4 d5 0-1\n") == "1. f3 e5 2. g4 Qh4# 0-1");
    CHECK(first_result("1-0", "1. e4 e5 {Resigns.}\n\n1. d4 d5 1-0\n") == "1. e4 e5 {Resigns.} 1-0");
    CHECK(first_result("*", "1. e4 e5\n\n1. d4 d5 *\n") == "1. e4 e5 *");
    CHECK(first_result("0-1", "1. f3 e5 2. g4 Qh4# 1/2-1/2\n") == "1. f3 e5 2. g4 Qh4# 0-1");
}

TEST_CASE("pgn: parentheses replace braces in a comment", "[pgn][fixes]") {
    const std::string fixed = apply_fixes(pgn_game("1. e4 {a {b} c {d}} e5"), pgn_notation(), {}, {});
    CHECK(fixed.substr(fixed.find("\n\n") + 2) == "1. e4 {a (b) c (d)} e5 *\n");
}

TEST_CASE("pgn: safe fixes write exactly what was meant", "[pgn][fixes]") {
    const auto with = [](std::string_view tag, std::string_view moves) {
        return std::string(
                   "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n")
            .append("[Black \"?\"]\n[Result \"*\"]\n")
            .append(tag)
            .append("\n")
            .append(moves)
            .append("\n");
    };
    const auto fixed = [](const std::string& text) {
        return apply_fixes(text, pgn_notation(), {}, {.unsafe = false});
    };
    // Letters beyond ASCII next to the marks belong to the value.
    CHECK(fixed(with("[Annotator 'Éric José']\n", "1. e4 *")) ==
          with("[Annotator \"Éric José\"]\n", "1. e4 *"));
    CHECK(fixed(with("[Annotator \"\"Me\"\"]\n", "1. e4 *")) == with("[Annotator \"Me\"]\n", "1. e4 *"));
    // A remark in brackets is not a tag.
    CHECK(fixed(with("[A remark]\n", "1. e4 *")) == with("[A remark]\n", "1. e4 *"));
    CHECK(fixed(with("[Annotator Me]\n", "1. e4 *")) == with("[Annotator \"Me\"]\n", "1. e4 *"));
    CHECK(fixed(with("[annotator \"Me\"]\n", "1. e4 *")) == with("[Annotator \"Me\"]\n", "1. e4 *"));
    CHECK(fixed(with("[EventDate \"05/17/2011\"]\n", "1. e4 *")) ==
          with("[EventDate \"2011.05.17\"]\n", "1. e4 *"));
    CHECK(fixed(with("[EventDate \"05/07/2011\"]\n", "1. e4 *")) ==
          with("[EventDate \"05/07/2011\"]\n", "1. e4 *"));
    // Tags go before the moves.
    CHECK(fixed(with("", "1. e4 e5\n[Annotator \"Me\"]\n2. Nf3 *")) ==
          with("[Annotator \"Me\"]\n", "1. e4 e5\n2. Nf3 *"));
    CHECK(fixed(with("", "1. e4 e5 2. Nf3 *\n\n[Annotator \"Me\"]")) ==
          with("[Annotator \"Me\"]\n", "1. e4 e5 2. Nf3 *\n"));
    CHECK(fixed("1. e4 *\n\n[Event \"Table\"]\n").starts_with("[Event \"Table\"]\n"));
    // With the position, under any name, and its companion tag.
    const std::string position = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    const std::string small = "[fen" + position.substr(position.find("FEN") + 3);
    CHECK(pgn_findings(with(small, "1. e4 Ke7 *")) == "fen-without-set-up misspelt-tag");
    CHECK(fixed(with(small, "1. e4 Ke7 *")) == with(position, "1. e4 Ke7 *"));
    CHECK(pgn_findings(with("[SetUp \"1\"]\n" + small, "1. e4 Ke7 *")) == "misspelt-tag");
    CHECK(fixed(with("[SetUp \"1\"]\n" + small, "1. e4 Ke7 *")) == with(position, "1. e4 Ke7 *"));
    // Of the usual one the moves say nothing, and of another one they would mean something else.
    const std::string usual = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n";
    const std::string small_usual = "[Fen" + usual.substr(usual.find(' '));
    CHECK(pgn_findings(with(small_usual, "1. e4 *")) == "misspelt-tag");
    CHECK(fixed(with(small_usual, "1. e4 *")) == with("[SetUp \"1\"]\n" + usual, "1. e4 *"));
    const std::string other = "[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    CHECK(fixed(with(other, "1. e4 *")) == with(other, "1. e4 *"));
    CHECK(pgn_findings(with("", "1. e4 Ke7 *\n" + position)) == "misplaced-tag");
    CHECK(fixed(with("", "1. e4 Ke7 *\n" + position)).starts_with(with(position, "1. e4 Ke7 *")));
    // What the name of a command says in capital letters, if its value is one.
    CHECK(fixed(with("", "1. e4 {[%Clk 0:10:00] [%EVAL 0.3]} *")) ==
          with("", "1. e4 {[%clk 0:10:00] [%eval 0.3]} *"));
    CHECK(pgn_findings(with("", "1. e4 {[%Clk soon] [%clck 0:10:00] [%CLKX 1]} *")) == "");
    // A glyph that no move has.
    CHECK(pgn_findings(with("", "{Good.} $1 *")) == "glyph-without-move");
    CHECK(pgn_findings(with("", "$1 1. e4 *")) == "");
    // A bracket that closes a tag too early moves to its end.
    CHECK(pgn_findings(with("[Annotator] \"Me\"\n", "1. e4 *")) == "tag-punctuation");
    CHECK(fixed(with("[Annotator] \"Me\"\n", "1. e4 *")) == with("[Annotator \"Me\"]\n", "1. e4 *"));
    CHECK(fixed(with("[Annotator] \"Me\"]\n", "1. e4 *")) == with("[Annotator \"Me\"]\n", "1. e4 *"));
    // Of two captures on the file it is not known which was meant, and P may be a piece among foreign
    // letters.
    CHECK(fixed(with("", "1. e4 d5 2. ed Qxd5 *")) == with("", "1. e4 d5 2. exd5 Qxd5 *"));
    CHECK(fixed(with("", "1. e4 d5 2. e5 f5 3. ef *")) == with("", "1. e4 d5 2. e5 f5 3. exf6 *"));
    CHECK(fixed(with("", "1. e4 d5 2. e5 d4 3. Nc3 f5 4. Ne4 de *")) ==
          with("", "1. e4 d5 2. e5 d4 3. Nc3 f5 4. Ne4 de *"));
    CHECK(fixed(with("", "1. Pf3 e5 2. Lb5 Df6 3. d4 *")).find("1. f3") == std::string::npos);
}

TEST_CASE("pgn: a variation in square brackets gets parentheses", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 [3. Bc4 Bc5 4. O-O] a6 4. Ba4 Nf6");
    const std::vector<diagnostic> found = lint_pgn(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == code::other_writing);
    CHECK(apply_fixes(text, pgn_notation(), {}, {.unsafe = false}) ==
          pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. O-O) a6 4. Ba4 Nf6"));
}

TEST_CASE("pgn: two squares separated by a space are one move", "[pgn][fixes]") {
    const auto becomes = [](std::string_view written, std::string_view meant) {
        CAPTURE(written);
        const std::vector<diagnostic> found = lint_pgn(pgn_game(written));
        REQUIRE_FALSE(found.empty());
        CHECK(found[0].id == code::other_writing);
        CHECK(apply_fixes(pgn_game(written), pgn_notation()) == pgn_game(meant));
    };
    becomes("1. e2 e4 e7 e5 2. g1 f3 b8 c6 3. f1 b5 a7 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    becomes("1. d2 d4 d7 d5 2. c2 c4 e7 e6", "1. d4 d5 2. c4 e6");
    becomes("1. e2 e4, e7 e5 2. g1 f3, b8 c6", "1. e4 e5 2. Nf3 Nc6");
    becomes("1. e2 e4 e7 e5 (1... c7 c5 2. g1 f3) 2. g1 f3", "1. e4 e5 (1... c5 2. Nf3) 2. Nf3");
    // Pawn moves are not.
    const std::string pawns = pgn_game("1. e4 e5 2. d4 d4 3. c3 c4");
    CHECK(unsafely_fixed_pgn(pawns) == pawns);
}

TEST_CASE("pgn: moves after a gap in the numbers are not compared with the board", "[pgn]") {
    for (const std::string_view moves :
         {"1. e4 e5 2. Nf3 Nc6 4. Ba4 Nf6 5. O-O", "1. e4 e5 2. Nf3 Nc6 5. Bxc6 dxc6 6. Nxe5 Qd4"}) {
        INFO(moves);
        CHECK(pgn_findings(pgn_game(moves)) == "missing-moves");
    }
    CHECK(pgn_findings(pgn_game("1. e4 e5 3. Bb5 a6 4. Ba4")) == "misnumbered-move");
    // If no number shows that something is missing, the board decides.
    CHECK(lint_pgn(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6")).size() == 1);
    CHECK(lint_pgn(pgn_game("1. e4 e5 3. Nf3 Nc6 4. Bb5")).size() == 1);
}

TEST_CASE("pgn: a text that ends inside a tag has one fault", "[pgn][fixes]") {
    for (const std::string_view text :
         {"[Event \"Club", "[Event \"Club\"", "[Event \"Club\"]\n[Site \"Ri", "[Event \"Club\"]\n[Site"}) {
        INFO(text);
        const std::vector<diagnostic> found = lint_pgn(std::string(text));
        REQUIRE(found.size() == 1);
        CHECK(layer_of(found[0].id) == layer::syntax);
    }
}

TEST_CASE("pgn: a variation is closed where the numbers return", "[pgn][fixes]") {
    const auto check = [](std::string_view written, std::string_view meant) {
        const std::string text = pgn_game(written);
        INFO(text);
        const std::vector<diagnostic> found = lint_pgn(text);
        REQUIRE(found.size() == 1);
        CHECK(found[0].id == code::unclosed_variation);
        CHECK(unsafely_fixed_pgn(text) == pgn_game(meant));
    };
    check("1. e4 e5 (1... c5 2. Nf3 d6 2. Nf3 Nc6", "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6");
    check("1. e4 (1. d4 d5 2. c4 {x} 1... e5 2. Nf3", "1. e4 (1. d4 d5 2. c4 {x}) 1... e5 2. Nf3");
    check("1. e4 e5 (1... c5 2. d4 cxd4", "1. e4 e5 (1... c5 2. d4 cxd4)");
    const std::vector<diagnostic> open = lint_pgn(pgn_game("1. e4 e5 (1... c5 2. Nf3"));
    REQUIRE(open.size() == 1);
    CHECK(open[0].choices.size() == 2);
}

TEST_CASE("pgn: a game without numbers is not a heading of the next", "[pgn][fixes]") {
    const std::string text = pgn_game("e2e4 e7e5") + "\n" + pgn_game("e2e4 c7c5");
    CHECK(unsafely_fixed_pgn(text) == pgn_game("e4 e5") + "\n" + pgn_game("e4 c5"));
}

TEST_CASE("pgn: only text that was encoded twice is decoded again", "[pgn][fixes]") {
    const auto fixed = [](std::string_view comment, bool unsafe) {
        const std::string text = pgn_game("1. e4 {" + std::string(comment) + "} e5");
        const std::string result = apply_fixes(text, pgn_notation(), {}, {.unsafe = unsafe});
        const std::size_t begin = result.find('{') + 1;
        return result.substr(begin, result.find('}') - begin);
    };
    CHECK(fixed("MÃ¼ller plays itâ€™s", false) == "Müller plays it’s");
    CHECK(fixed("Müller and MÃ¼ller", false) == "Müller and MÃ¼ller");
    CHECK(fixed("Müller and MÃ¼ller", true) == "Müller and Müller");
    CHECK(fixed("«CAFÉ»", true) == "«CAFÉ»");
    CHECK(fixed("Gruß…", true) == "Gruß…");
    CHECK(fixed("Ã\u0089cole", false) == "École");
}

TEST_CASE("pgn: leading zeros are no fault, and the number 0 is written anew as other wrong numbers are",
          "[pgn][fixes]") {
    const auto fixed = [](std::string_view moves) {
        const std::string text = apply_fixes(pgn_game(moves), pgn_notation());
        return text.substr(text.find("\n\n") + 2);
    };
    const auto found = [](std::string_view moves) { return pgn_findings(pgn_game(moves)); };
    CHECK(found("01. e4 e5 02. Nf3").empty());
    CHECK(pgn_notation().accepts(pgn_game("01. e4 e5 02. Nf3"), {}));
    CHECK(formatted_moves("01. e4 e5") == "1. e4 e5 *\n");
    constexpr std::string_view zero = "1. e4 e5 0. Nf3 Nc6 3. Bb5";
    CHECK(found(zero) == "leading-zero");
    CHECK(fixed(zero) == "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    CHECK(formatted_moves(zero) == "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    CHECK(fixed("0. e4 e5") == "1. e4 e5 *\n");
    // Where all numbers are one too small, the first is reported, and no safe fix counts anew.
    constexpr std::string_view from_zero = "0. e4 e5 1. Nf3 Nc6 2. Bb5";
    CHECK(found(from_zero) == "leading-zero");
    CHECK(fixed(from_zero) == std::string(from_zero) + " *\n");
    CHECK(unsafely_fixed_pgn(pgn_game(from_zero)) == pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5"));
    CHECK(formatted_moves(from_zero) == "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    CHECK(formatted_moves("2. e4 e5 3. Nf3 Nc6 4. Bb5") == "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    CHECK_FALSE(pgn_notation().accepts(pgn_game("0. e4 e5"), {}));
    // Castlings, times and scores are not numbers.
    CHECK(found("1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. O-O").empty());
    CHECK(found("1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. 0-0") == "castling-sign");
}
