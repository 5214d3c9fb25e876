#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "games/cescacs/playouts.hpp"
#include "games/cescacs/reading.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/positions/initial.hpp"
#include "notations/ctl_pgn/positions/position_build.hpp"
#include "notations/ctl_pgn/positions/position_rules.hpp"
#include "notations/ctl_pgn/positions/position_text.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;

namespace {

cescacs::position read_back(const std::string& text) {
    ctl_pgn::position_setup setup;
    std::vector<finding> findings;
    ctl_pgn::read_position(text, setup, findings);
    CHECK(findings.empty());
    return ctl_pgn::build_position(setup);
}

} // namespace

TEST_CASE("the start is written as in the documents", "[positions]") {
    CHECK(ctl_pgn::position_text(cescacs::start_position()) == ctl_pgn::start_position);
    CHECK(read_back(std::string(ctl_pgn::start_position)) == cescacs::start_position());
}

TEST_CASE("a board without pieces is written, too", "[positions]") {
    const std::string text = ctl_pgn::position_text(cescacs::position());
    CHECK(text == "/0:1/ w -- - 0 1");
    CHECK(read_back(text) == cescacs::position());
}

TEST_CASE("random games are read back as written", "[positions]") {
    std::size_t special = 0;
    ctl_pgn::position_series_writer writer; // one position after the other, with jumps from game to game
    cescacs_tests::play_out(7, 6000, [&](const cescacs::position& at, const std::vector<cescacs::ply>&) {
        const std::string text = ctl_pgn::position_text(at);
        INFO(text);
        REQUIRE(ctl_pgn::accepts_position(text));
        REQUIRE(read_back(text) == at);
        REQUIRE(writer.text_of(at) == text);
        REQUIRE(ctl_pgn::position_text(read_back(text)) == text);
        std::vector<finding> findings;
        ctl_pgn::check_position(text, findings);
        // The clock may exceed the number, since games begin from the positions of perft.tsv.
        std::erase_if(findings,
                      [](const finding& each) { return each.id == ctl_pgn::codes::clock_beyond_number; });
        REQUIRE(findings.empty());
        special += at.special.kind == cescacs::special_kind::none ? 0 : 1;
    });
    CHECK(special > 100);
}

TEST_CASE("after a step only its lines are rewritten", "[positions]") {
    std::size_t steps = 0;
    ctl_pgn::position_series_writer writer;
    cescacs_tests::play_out(
        11, 1000, [&](const cescacs::position& at, const std::vector<cescacs::ply>& plies) {
            for (const cescacs::ply& each : plies) {
                if (!is_plain_step(each))
                    continue;
                const cescacs::position after = cescacs::after(at, each);
                static_cast<void>(writer.text_of(at));
                REQUIRE(writer.text_after_step(after, each.from, each.to) == ctl_pgn::position_text(after));
                ++steps;
            }
        });
    CHECK(steps > 10000);
}

TEST_CASE("the crossed lines are read in either order", "[positions]") {
    CHECK(read_back("/27:1k/13:4P3/1:1K/ b -- G13@9-11 0 1") ==
          read_back("/27:1k/13:4P3/1:1K/ b -- G13@11-9 0 1"));
    CHECK(read_back("/27:1k/15:3p4/1:1K/ w -- E15@19-17 0 1") ==
          read_back("/27:1k/15:3p4/1:1K/ w -- E15@17-19 0 1"));
}

TEST_CASE("an unknown number stays unknown", "[positions]") {
    const std::string text = "/27:1k/1:1K/ w -- - 0 ?";
    CHECK(ctl_pgn::position_text(read_back(text)) == text);
}
