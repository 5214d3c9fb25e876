// Letters and chess symbols of pieces in all parts of a game.
#include "ctlpgn/format.hpp"
#include "golden/corpus.hpp"
#include "support/game_text.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;

namespace {

const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n";

std::string with_letters(std::string_view text, std::optional<std::string> letters) {
    format_options options;
    options.words.letters = std::move(letters);
    std::string written;
    golden::read_games(text, {}, [&](const game& read, std::span<const diagnostic>) {
        written += format_game(read, golden::in_ctl_pgn(), options);
    });
    return written;
}

const std::string standard = head + "[PDTL \"/28:v/27:dk/26:gjg/25:r2r/1:DK/0:V/ w -rkr - 0 1\"]\n\n"
                                    "1. DE1×RE25, KRD-DE\n"
                                    "{ ~J[d] and ~rE25, ~K, ~F14 }\n"
                                    "2. VF0×VF28, KRK-HG+ :\n*\n";

} // namespace

TEST_CASE("letters are replaced in plies, positions, castlings and references", "[format]") {
    CHECK(with_letters(standard, std::nullopt) == standard);
    CHECK(with_letters(standard, "B@J, T@R, W@V, Q@D") ==
          head + "[Redefine \"B@J, T@R, W@V, Q@D\"]\n"
                 "[PDTL \"/28:w/27:qk/26:gbg/25:t2t/1:QK/0:W/ w -tkt - 0 1\"]\n\n"
                 "1. QE1×TE25, KTD-DE\n"
                 "{ ~B[d] and ~tE25, ~K, ~F14 }\n"
                 "2. WF0×WF28, KTK-HG+ :\n*\n");
    CHECK(
        with_letters(standard, "FAN") ==
        head +
            "[Redefine \"FAN\"]\n"
            "[PDTL \"/28:🩒/27:♛♚/26:🩓♝🩓/25:♜2♜/1:♕♔/0:🩏/ w -♜♚♜ - 0 1\"]\n\n"
            "1. ♕E1×♜E25, ♚♜♛-DE\n"
            "{ ~♗[d] and ~♜E25, ~♔, ~F14 }\n"
            "2. 🩏F0×🩒F28, ♚♜♚-HG+ :\n*\n");
}

TEST_CASE("letters are replaced there and back", "[format]") {
    const std::string games = bench::games(bench::flavour::annotated, 50000, 3);
    const std::string before = with_letters(games, std::nullopt);
    for (const char* const letters : {"FAN", "A@J, C@N, T@R", "L@J, S@N, T@R, W@V"}) {
        const std::string replaced = with_letters(games, letters);
        CHECK(replaced != before);
        CHECK(with_letters(replaced, std::nullopt) == replaced);
        CHECK(with_letters(replaced, "") == before);
        CHECK(with_letters(standard, "FAN") == with_letters(with_letters(standard, letters), "FAN"));
    }
}

TEST_CASE("letters are replaced there and back in the corpus", "[format]") {
    std::size_t files = 0;
    for (const golden::corpus_file& file : golden::corpus()) {
        if (file.expects() != golden::expected::no_findings || file.name.find("limits/") != std::string::npos)
            continue;
        INFO(file.name);
        const std::string before = with_letters(file.text, "");
        for (const named_letters& each : golden::in_ctl_pgn().letter_sets) {
            INFO(each.name);
            const std::string replaced = with_letters(before, std::string(each.letters));
            CHECK(with_letters(replaced, std::nullopt) == replaced);
            CHECK(with_letters(replaced, "") == before);
        }
        ++files;
    }
    CHECK(files > 200);
}

TEST_CASE("letters are found by name or by declaration", "[format]") {
    for (const named_letters& each : golden::in_ctl_pgn().letter_sets) {
        CHECK(golden::in_ctl_pgn().find_letters(each.name) == each.letters);
        if (!each.letters.empty())
            CHECK(golden::in_ctl_pgn().find_letters(each.letters) == each.letters);
    }
    CHECK(golden::in_ctl_pgn().find_letters("T@R,A@J") == "A@J, T@R");
    for (const char* const none : {"", "EN", "A@J, B@J", "A@J, A@J", "A@N", "J@J", "A@J,", "FAN, T@R"})
        CHECK(golden::in_ctl_pgn().find_letters(none) == std::nullopt);
}

TEST_CASE("under FAN a symbol has the colour of its side", "[format]") {
    const std::string text = head + "[Redefine \"FAN\"]\n\n1. ♕E1-E5, ♕E27×♕E5 :\n*\n";
    CHECK(with_letters(text, std::nullopt) == head + "[Redefine \"FAN\"]\n\n1. ♕E1-E5, ♛E27×♕E5 :\n*\n");
}
