// Games that are made ply by ply.
#include "ctlpgn/annotations.hpp"
#include "ctlpgn/game_draft.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/tags.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

// What the linter says about plies and the text.
std::string faults_of(const std::string& text, const notation& chosen) {
    std::string faults;
    for (const diagnostic& each : lint(text, chosen))
        if (each.severity == level::error && (each.ply != 0 || layer_of(each.id) == layer::syntax))
            faults += code_text(each.id) + " " + each.message + "\n";
    return faults;
}

} // namespace

TEST_CASE("game_draft writes comments and variations in every notation", "[building]") {
    for (const notation* const each : notations()) {
        if (each->game_from == nullptr)
            continue;
        game_draft draft(*each);
        std::size_t played = 0;
        for (std::size_t i = 0; i != 14; ++i) {
            const std::vector<std::string> plies = draft.here().legal_plies();
            REQUIRE(!plies.empty());
            INFO(each->name << ' ' << plies[i * 11 % plies.size()]);
            REQUIRE(draft.play(plies[i * 11 % plies.size()]).legal);
            ++played;
            if (i == 3)
                draft.add_comment("said of it");
            if (i != 5 && i != 6)
                continue;
            REQUIRE(draft.begin_variation());
            REQUIRE(draft.play(plies[i * 13 % plies.size()]).legal);
            REQUIRE(draft.play(draft.here().legal_plies().front()).legal);
            played += 2;
            REQUIRE(draft.end_variation());
        }
        CHECK(!draft.end_variation());
        const std::string text = draft.text();
        INFO(text);
        CHECK(faults_of(text, *each).find("syntax") == std::string::npos);
        const auto source = open_text(text);
        game_reader games(*source, *each, {}, check_level::syntax);
        const game* const read = games.next();
        REQUIRE(read != nullptr);
        CHECK(std::ranges::count_if(read->plies, [](const ply& p) { return p.readable(); }) ==
              static_cast<std::ptrdiff_t>(played));
        CHECK(read->variations.size() == 2);
        CHECK(read->comments.size() == 1);
        CHECK(games.next() == nullptr);
    }
}

TEST_CASE("a game may be made from a position", "[building]") {
    const notation& pgn = known_notation("pgn");
    const auto from = position::from_text(pgn, "8/8/8/8/8/5k2/4p3/6K1 b - - 0 80");
    REQUIRE(from);
    game_draft draft(*from);
    draft.set_tag("Event", "a \"quoted\" \\ end");
    CHECK(draft.play("e1=Q+").legal);
    CHECK(draft.play("Kh2").legal);
    CHECK(draft.set_result("0-1"));
    CHECK(!draft.set_result("no one"));
    const std::string text = draft.text();
    INFO(text);
    CHECK(text.find("[FEN \"8/8/8/8/8/5k2/4p3/6K1 b - - 0 80\"]") != std::string::npos);
    CHECK(text.find("80... e1=Q+ 81. Kh2 0-1") != std::string::npos);
    const auto source = open_text(text);
    game_reader games(*source, pgn);
    CHECK(tag_value(*games.next(), "Event") == "a \"quoted\" \\ end");
}

TEST_CASE("an impossible ply changes nothing", "[building]") {
    game_draft draft(known_notation("pgn"));
    CHECK(!draft.begin_variation());
    CHECK(!draft.play("e5").possible);
    CHECK(!draft.play("Ke2").legal);
    CHECK(draft.play("e4").legal);
    CHECK(draft.play("e5").legal);
    const std::string text = draft.text();
    CHECK(text.find("1. e4 e5 *") != std::string::npos);
}

TEST_CASE("an illegal ply can be played on request", "[building]") {
    const auto from = position::from_text(known_notation("pgn"), "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1");
    game_draft draft(*from);
    CHECK(!draft.play("Bd3").legal);
    CHECK(draft.here().text() == from->text());
    CHECK(draft.play("Bd3", false).possible == (draft.here().text() != from->text()));
}

TEST_CASE("JSON that the notation cannot express is reported", "[building]") {
    game_draft draft(known_notation("pgn"));
    draft.play("e4");
    draft.add_comment("a } ends\nit");
    CHECK_THROWS_AS(draft.text(), draft_error);
}

TEST_CASE("a variation without a ply is left out", "[building]") {
    game_draft draft(known_notation("pgn"));
    draft.play("e4");
    draft.begin_variation();
    draft.end_variation();
    draft.play("e5");
    CHECK(draft.text().find("1. e4 e5 *") != std::string::npos);
}
