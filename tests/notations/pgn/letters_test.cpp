// Letters of pieces in other languages, of whole games (8.2.3.2, 17).
#include "ctlpgn/format.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/letters/languages.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string written_in(std::string_view called, std::string_view text) {
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    format_options options;
    options.words.letters = pgn_notation().find_letters(called);
    REQUIRE(options.words.letters);
    return format_game(*reader.next(), pgn_notation(), options);
}

// Every piece moves, and pawns become every piece that they can.
constexpr std::string_view full_game =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bg4 6. h3 h5 7. hxg4 hxg4\n"
    "8. Nxe5 Qh4 9. Re1 Qh2+ 10. Kf1 Rh5 (10... Qh1+ 11. Ke2 Qxg2) 11. Nxg4 Kd7";
constexpr std::string_view promotions = "[SetUp \"1\"]\n[FEN \"8/PPPP1k2/8/8/8/8/4K3/8 w - - 0 1\"]\n";

} // namespace

TEST_CASE("pgn: games in the letters of every language are read and written", "[pgn]") {
    const std::string english = formatted_pgn(pgn_game(full_game));
    for (const pgn::language& each : pgn::languages) {
        INFO(each.name);
        const std::string foreign = written_in(each.code, english);
        CHECK(foreign != english);
        CHECK(resolved_plies(foreign) == resolved_plies(english));
        CHECK(formatted_pgn(foreign) == english);
        CHECK(pgn_findings(foreign) == "language-letters");
        CHECK(written_in(each.code, foreign) == foreign);
    }
    CHECK(moves_of(written_in("de", english)) ==
          "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Lg4 6. h3 h5 7. hxg4 hxg4 8.\n"
          "Sxe5 Dh4 9. Te1 Dh2+ 10. Kf1 Th5 (10... Dh1+ 11. Ke2 Dxg2) 11. Sxg4 Kd7 *\n");
    CHECK(moves_of(written_in("RU", english)).starts_with("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6"));
}

TEST_CASE("pgn: a rank before a capture is read after every letter", "[pgn]") {
    const std::string english =
        formatted_pgn(pgn_game("1. N5xc4 (1. N3xc4) 1... Kd7 2. N4e5+", "*",
                               "[FEN \"4k3/8/8/N7/2r5/N2q4/8/2K5 w - - 0 1\"]\n[SetUp \"1\"]\n"));
    for (const pgn::language& each : pgn::languages) {
        const std::string_view knight = each.letters.back();
        if (std::string_view("KQRB").find(knight) != std::string_view::npos)
            continue; // knights alone do not show that they are none of these
        INFO(each.name);
        const std::string foreign = written_in(each.code, english);
        CHECK(foreign != english);
        CHECK(formatted_pgn(foreign) == english);
        CHECK(pgn_findings(foreign) == "language-letters");
    }
}

TEST_CASE("pgn: unresolved plies are written in the letters, too", "[pgn]") {
    std::string doubtful(full_game); // no rook can go there
    doubtful.replace(doubtful.find("10... Qh1+ 11. Ke2 Qxg2"), 23,
                     "10... R8g6 11. Nbd2 Rg8xg4+ 12. Kg1 O-O-O");
    const std::string english = formatted_pgn(pgn_game(doubtful));
    const std::string german = written_in("de", english);
    CHECK(moves_of(german).ends_with("Th5 (10... T8g6 11. Sbd2 Tg8xg4+ 12. Kg1 O-O-O)\n11. Sxg4 Kd7 *\n"));
    CHECK(moves_of(written_in("SAN", german)) == moves_of(english));
}

TEST_CASE("pgn: promotions are read in the letters of every language", "[pgn]") {
    const std::string english = formatted_pgn(
        pgn_game("1. a8=Q Kg7 2. b8=R Kf7 3. c8=B Kg7 4. d8=N Kh7 5. Qa7+ Kh8 6. Rb1 Kg8 7. Be6+ Kh8 8. Nf7+",
                 "*", promotions));
    for (const pgn::language& each : pgn::languages) {
        INFO(each.name);
        CHECK(formatted_pgn(written_in(each.code, english)) == english);
    }
}

TEST_CASE("pgn: the letters of all moves show the language", "[pgn]") {
    // S is a bishop in Czech and a knight in German and Polish.
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. Sf3 Sc6")) == "e2-e4 e7-e5 g1-f3 b8-c6");
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. Sc4 Sc5")) == "e2-e4 e7-e5 f1-c4 f8-c5");
    // R is a king in French, a knight in Finnish.
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. Fc4 Re7")) == "e2-e4 e7-e5 f1-c4 e8-e7");
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. Lc4 Rc6")) == "e2-e4 e7-e5 f1-c4 b8-c6");
    // P is a knight in Dutch, and a pawn elsewhere.
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. Pf3 Lc5")) == "e2-e4 e7-e5 g1-f3 f8-c5");
    CHECK(pgn_findings(pgn_game("1. Pe4 e5 2. Nf3")) == "written-pawn");
    CHECK(resolved_plies(pgn_game("1. Pe4 Pe5")) == "e2-e4 e7-e5");
}

TEST_CASE("pgn: letters of mixed languages are reported one by one", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Sf3 Nc6 3. Lc4")) == "foreign-letter foreign-letter");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Wc7 Nf6")) == "foreign-letter");
    CHECK(pgn_findings(
              pgn_game("1. e8=P", "*", "[SetUp \"1\"]\n[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n")) ==
          "promotion-piece");
}

TEST_CASE("pgn: a game whose moves cannot be played is still read by its letters", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Sf3 Sc6 3. Lc4 Dd3")) == "language-letters illegal-move");
    CHECK(pgn_findings(pgn_game("1. N@f3 e5 2. Sf3 Lc5", "*", "[Variant \"Capahouse\"]\n"))
              .find("language-letters") == std::string::npos);
    // In other variants, other letters are other pieces.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Sf3 Lc5 3. Dh5", "*", "[Variant \"Makruk\"]\n"))
              .find("language-letters") == std::string::npos);
}

TEST_CASE("pgn: letters of pieces that look like Latin ones keep what they mean", "[pgn][fixes]") {
    const std::string text = pgn_game("1. е4 е5 2. Кf3 Кс6 3. Сс4 Сс5 4. с3 Кf6 5. d4 ехd4 6. схd4 Сb4+");
    CHECK(pgn_findings(text) == "other-writing language-letters");
    CHECK(unsafely_fixed_pgn(text) ==
          pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4 6. cxd4 Bb4+"));
}

TEST_CASE("pgn: moves in letters that look like Latin ones are not hidden", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e4 e5 2. Кре2 Кре7");
    CHECK(unsafely_fixed_pgn(text) == text);
}

TEST_CASE("pgn: letters of a language and English ones in one game", "[pgn][fixes]") {
    check_habit({"1. e4 c5 2. Sf3 d6 3. d4 cxd4 4. Sxd4 Nf6 5. Nc3 a6 6. Lg5 e6 7. f4 Le7 8. Df3 Qc7",
                 "language-letters",
                 "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Bg5 e6 7. f4 Be7 8. Qf3 Qc7"});
    // One letter alone is a slip.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Lb5 a6 4. Ba4 Nf6")).find("language-letters") ==
          std::string::npos);
}
