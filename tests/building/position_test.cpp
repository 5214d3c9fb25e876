// Single plies in positions, in every notation.
#include "ctlpgn/position.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

position made(std::string_view name, std::string_view text) {
    const std::optional<position> read = position::from_text(known_notation(name), text);
    REQUIRE(read);
    return *read;
}

} // namespace

TEST_CASE("listed plies are legal and lead to positions", "[building]") {
    for (const notation* const each : notations()) {
        if (each->game_from == nullptr)
            continue;
        position here = position::start(*each);
        for (std::size_t i = 0; i != 12; ++i) {
            const std::vector<std::string> plies = here.legal_plies();
            INFO(each->name << ' ' << here.text());
            REQUIRE(!plies.empty());
            for (std::size_t k = i % 7; k < plies.size(); k += 7) {
                const ply_verdict verdict = here.judge(plies[k]);
                INFO(plies[k] << ": " << verdict.why);
                CHECK(verdict.legal);
                CHECK(here.is_legal(plies[k]));
            }
            const std::optional<position> after =
                here.play(plies[(plies.size() * 5 / 7 + 3 * i) % plies.size()]);
            REQUIRE(after);
            CHECK(after->turn() == opponent(here.turn()));
            CHECK(after->number() == here.number() + (here.turn() == side::black ? 1 : 0));
            const std::optional<position> again = position::from_text(*each, after->text());
            REQUIRE(again);
            CHECK(again->text() == after->text());
            CHECK(!after->draw().empty());
            here = *after;
        }
    }
}

TEST_CASE("positions of variants are played by their rules", "[building]") {
    const notation& pgn = known_notation("pgn");
    std::optional<position> atomic = position::start(pgn, "Atomic");
    CHECK(atomic->legal_plies().size() == 20);
    for (const char* const ply : {"e4", "d5", "exd5"}) {
        REQUIRE(atomic->is_legal(ply));
        atomic = atomic->play(ply);
        REQUIRE(atomic);
    }
    CHECK(atomic->rules() == "Atomic");
    CHECK(atomic->text() == "rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2");

    const auto before_drop = position::from_text(pgn, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "Crazyhouse");
    REQUIRE(before_drop);
    CHECK(before_drop->is_legal("N@e4"));
    CHECK(before_drop->play("N@d6")->text() == "4k3/8/3N4/8/8/8/8/4K3[] b - - 1 1");
    CHECK(!position::from_text(pgn, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")->is_legal("N@e4"));
}

TEST_CASE("a game may end without a king", "[building]") {
    const auto last =
        position::from_text(known_notation("pgn"), "4k3/4p3/8/8/8/8/8/4R1K1 w - - 0 1", "Atomic");
    REQUIRE(last);
    const auto after = last->play("Rxe7");
    REQUIRE(after);
    CHECK(after->text() == "8/8/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(after->turn() == side::black);
    CHECK(after->legal_plies().empty());
}

TEST_CASE("text that is not a ply is unreadable", "[building]") {
    for (const notation* const each : notations()) {
        if (each->game_from == nullptr)
            continue;
        const position start = position::start(*each);
        const std::string legal = start.legal_plies().front();
        for (const std::string& text :
             {std::string(), std::string("%%"), legal + " " + legal, legal + "\n", "{ a comment }" + legal,
              legal + " *", "(" + legal + ")", std::string("\"]")}) {
            INFO(each->name << " '" << text << "'");
            CHECK(!start.judge(text).readable);
            CHECK(!start.judge(text).legal);
            CHECK(!start.play(text));
        }
    }
}

TEST_CASE("verdicts have reasons", "[building]") {
    const position pinned = made("pgn", "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1");
    const ply_verdict verdict = pinned.judge("Bd3");
    CHECK(verdict.readable);
    CHECK(!verdict.legal);
    CHECK(verdict.fault != code::none);
    CHECK(!verdict.why.empty());
    const ply_verdict unreachable = pinned.judge("Qd3");
    CHECK(unreachable.readable);
    CHECK(!unreachable.possible);
    CHECK(!pinned.play("Qd3"));
}

TEST_CASE("positions are read by the right notation", "[building]") {
    CHECK(!position::from_text(known_notation("pgn"), ""));
    CHECK(!position::from_text(known_notation("pgn"), "nothing of the kind"));
    CHECK(!position::from_text(known_notation("ctl-pgn"), "8/8/8/8/8/5k2/5p2/5K2 w - - 0 80"));
    CHECK(made("pgn", "8/8/8/8/8/5k2/5p2/5K2 w - - 0 80").legal_plies().empty());
    CHECK(made("pgn", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9")
              .legal_plies()
              .size() == 21);
    CHECK(made("pgn", "8/8/8/8/8/5k2/5p2/5K1R b - - 0 80").number() == 80);
}

TEST_CASE("xiangqi plies are read in any form", "[building]") {
    const position start = position::start(known_notation("xiangqi"));
    for (const char* const ply : {"H2-E2", "C2=5"}) {
        INFO(ply);
        CHECK(start.is_legal(ply));
    }
    CHECK(start.play("H2-E2")->text() == start.play("C2=5")->text());
}
