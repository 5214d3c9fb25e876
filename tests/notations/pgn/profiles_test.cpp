// What export format and reduced export format require beyond import format; suppression; claims of draws.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "notations/pgn/support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string export_findings(std::string_view text, std::string_view profile = "export") {
    return names_by_profile(text, pgn_notation(), profile);
}

} // namespace

TEST_CASE("pgn: export format is canonical", "[pgn][profiles]") {
    CHECK(export_findings(pgn_game("1. e4 e5 2. Nf3 {good} 2... Nc6 (2... d6 3. d4) 3. Bb5 $1")) == "");
    CHECK(export_findings(pgn_game("1.e4 e5")) == "export-layout");
    CHECK(export_findings(pgn_game("1. e4\te5")) == "export-layout");
    CHECK(export_findings(pgn_game("1. e4 e5\n2. Nf3")) == "export-layout");
    CHECK(export_findings(pgn_game("1 e4 e5")) == "export-number");
    CHECK(export_findings(pgn_game("e4 e5")) == "export-number");
    CHECK(export_findings(pgn_game("1. e4 {good} e5")) == "export-number");
    CHECK(export_findings(pgn_game("1. Ngf3!? Pe5", "1-0")) == "export-move export-suffix written-pawn");
    CHECK(export_findings("[Event \"?\"]\n\n1. e4 *\n") == "export-roster");
}

TEST_CASE("pgn: deviations of moves and tags from export format can be fixed", "[pgn][profiles]") {
    lint_options options;
    options.profile = "export";
    const auto fixed = [&options](std::string_view text) {
        return apply_fixes(text, pgn_notation(), options, {});
    };
    CHECK(fixed(pgn_game("1. Ngf3 e5")) == pgn_game("1. Nf3 e5"));
    const std::string whole = pgn_game("1. e4 e5");
    const std::size_t site = whole.find("[Site");
    CHECK(fixed(whole.substr(0, site) + whole.substr(whole.find("[Date"))) == whole);
}

TEST_CASE("pgn: formatted corpus files pass the export profile", "[pgn][profiles]") {
    for (const golden::corpus_file& file : golden::corpus_of(pgn_notation())) {
        if (file.expects() != golden::expected::no_findings || export_findings(file.text, "import") != "")
            continue;
        const std::string written = formatted_pgn(file.text);
        INFO(file.name << '\n' << written);
        CHECK(export_findings(written) == "");
    }
}

TEST_CASE("pgn: reduced export format has moves and seven tags", "[pgn][profiles]") {
    const std::string rich = pgn_game("1. e4 $1 {good} 1... e5 (1... c5)", "*", "[Annotator \"?\"]\n");
    CHECK(export_findings(rich, "reduced") == "not-in-reduced-format not-in-reduced-format "
                                              "not-in-reduced-format not-in-reduced-format");
    CHECK(export_findings(pgn_game("1. e4 e5"), "reduced") == "");
    CHECK(export_findings(pgn_game("1. e4 e5 2. Nf3!"), "reduced") == "not-in-reduced-format");
}

TEST_CASE("pgn: the draft of 1993 numbers only White's moves", "[pgn]") {
    const std::string text = pgn_game("1. e4 {good} 1... e5 (1... c5 2. Nf3) 2. Nf3");
    const auto source = open_text(text);
    game_reader reader(*source, pgn_notation());
    format_options options;
    options.words.edition = "1993";
    const std::string written = format_game(*reader.next(), pgn_notation(), options);
    CHECK(written.substr(written.find("\n\n") + 2) == "1. e4 {good} e5 (c5 2. Nf3) 2. Nf3 *\n");
}

TEST_CASE("pgn: a suppression applies to its move", "[pgn][suppression]") {
    CHECK(pgn_findings(pgn_game("1. e4+ {: lint-ignore[superfluous-check-mark]: as printed} 1... e5")) == "");
    CHECK(pgn_findings(pgn_game("{: lint-ignore[GR032]: as printed} 1. e4+ e5+")) == "");
    CHECK(pgn_findings(pgn_game("1. e4 {: lint-ignore[GR032]: as printed} 1... e5")) == "unused-suppression");
    CHECK(pgn_findings(pgn_game("1. e4+ {lint-ignore[GR032]: as printed} 1... e5")) ==
          "superfluous-check-mark unreadable-suppression");
}

TEST_CASE("pgn: an unclaimed draw is noted if the game continues", "[pgn]") {
    const std::string twice = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    CHECK(pgn_findings(pgn_game(twice, "1/2-1/2")) == "");
    CHECK(pgn_findings(pgn_game(twice + " 5. e4 e5", "1/2-1/2")) == "play-after-threefold");
    CHECK(pgn_findings(pgn_game(twice + " (4... Rg8) 5. e4 e5", "1/2-1/2")) == "play-after-threefold");
}
