#include "notations/ctl_pgn/rule_tables.hpp"
#include "notations/ctl_pgn/rules/support.hpp"
#include "support/consequence_order.hpp"
#include "support/examples.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;

namespace {

bool is_ours(const diagnostic_info& row) {
    return code_text(row.id)[0] == 'R';
}

} // namespace

TEST_CASE("bad examples of the rules raise their own code, good ones none", "[rules][catalogue]") {
    std::size_t seen = 0;
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (!is_ours(row))
            continue;
        INFO(code_text(row.id) << " " << row.name);
        ++seen;
        CHECK(judged(tests::example_file(row.example, row.example.bad)) == codes{code_text(row.id)});
        CHECK(judged(tests::example_file(row.example, row.example.good)).empty());
        CHECK(board_tests::codes_in(tests::example_file(row.example, row.example.bad), "")
                  .empty()); // at level coherent
    }
    CHECK(seen == 39);
}

TEST_CASE("good examples of other layers are legal, and bad ones raise only their code",
          "[rules][catalogue]") {
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (is_ours(row) || row.example.bad.empty())
            continue;
        INFO(code_text(row.id) << " " << row.name);
        CHECK(judged(tests::example_file(row.example, row.example.good), "R").empty());
        CHECK(judged(tests::example_file(row.example, row.example.bad), "R").empty());
    }
}

TEST_CASE("the reason is one sentence, with the position", "[rules]") {
    const auto reason_of = [](const std::string& moves, const std::string& position = {}) {
        const auto found = rule_findings(game_text(moves, position));
        REQUIRE(found.size() == 1);
        CHECK(found[0].severity == level::warning);
        CHECK(found[0].board.find('<') != std::string::npos);
        CHECK(found[0].number == 1);
        return found[0].message;
    };
    CHECK(reason_of("1. RC9-D8 :", "/28:k/21:2d5/9:2R5/3:K3/ w -- - 0 1") ==
          "\"RC9-D8\" exposes its own king: the rook on C9 is pinned by the queen on C21");
    CHECK(reason_of("1. F8-F10 :", "/28:k/8:3P3/6:4g2/1:1K/ w -- - 0 1") ==
          "\"F8-F10\" leaves its own king in check from H6: the king must move or the pegasus be "
          "taken");
    CHECK(reason_of("1. F8-F10 :", "/28:k/15:4r3/8:3P3/1:1K/ w -- - 0 1") ==
          "\"F8-F10\" leaves its own king in check from G15: the king must move, the rook be taken "
          "or its way "
          "be blocked");
    CHECK(reason_of("1. X20-X22=D :", "/27:1k/20:6P/1:DK/ w -- - 0 1") ==
          "\"=D\" promotes to a piece that is not regainable: a queen cannot be regained: none was lost");
    CHECK(reason_of("1. C5-C13 :") ==
          "illegal ply \"C5-C13\": a pawn on C5 goes one, two or three hexes straight "
          "ahead, or one obliquely ahead; did you mean C5-C11?");
    CHECK(reason_of("1. KE1-G1 :", "/28:k/6:4g2/1:K1/ w -- - 0 1") ==
          "\"KE1-G1\" puts the king where it is attacked: the pegasus on H6 attacks G1");
}

TEST_CASE("CTL-PGN: what findings spoil does not depend on an order", "[ctl-pgn][consequences]") {
    ctlpgn::tests::check_order_of_consequences(ctlpgn::ctl_pgn::consequences);
}
