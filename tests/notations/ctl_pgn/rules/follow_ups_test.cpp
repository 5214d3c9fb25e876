// One fault, one finding: consequences of an illegal ply are not reported.
#include "notations/ctl_pgn/rules/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;

namespace {

const std::string in_check = "/28:k/20:3p3/8:3P3/6:4g2/1:1K/ w K- - 0 1";

} // namespace

TEST_CASE("an unanswered check is reported once", "[rules]") {
    CHECK(judged(game_text("1. F8-F10, F20-F18\n2. F10-F12, F18-F16\n3. KG1-I5 :", in_check)) ==
          codes{"R012"});
    CHECK(judged(game_text("1. F8-F10, F20-F18\n2. KG1-E1, GH6-K10\n3. F10-F12, F18-F16 :", in_check)) ==
          codes{"R012"});
    // Answered, and given again.
    CHECK(judged(game_text("1. F8-F10, F20-F18\n2. KG1-E1, GH6-F6+\n3. F10-F12 :", in_check)) ==
          codes{"R012", "R012"});
}

TEST_CASE("an overdue promotion is reported once", "[rules]") {
    const std::string due = "/27:k1/22:6P/1:1K/ w -- - 0 1";
    CHECK(judged(game_text("1. KG1-G3, KE27-D26\n2. KG3-G5, KD26-E27\n3. KG5-G7 :", due)) == codes{"R025"});
    const std::string early = "/27:k1/20:6P/1:1K/ w -- - 0 1";
    CHECK(judged(game_text("1. X20-X22=&, KE27-D26\n2. KG1-G3 :", early)) == codes{"R024"});
}

TEST_CASE("the check mark of an illegal ply is not judged", "[rules]") {
    CHECK(judged(game_text("1. EE5-E11+ :")) == codes{"R002"});
    CHECK(judged(game_text("1. EE5-E11#\n"), "R") == codes{"R002"});
}

TEST_CASE("play continues from what an illegal ply claims", "[rules]") {
    CHECK(judged(game_text("1. EE5-E11, F20-F18\n2. EE11-E13, F18-F16\n3. F8-F10+ :")) ==
          codes{"R002", "R032"});
}

TEST_CASE("faults explained by a slip of the pen are not reported", "[rules]") {
    // On C15 the bishop could go on to E13, and take on EH24 from K18.
    CHECK(judged(game_text("1. JF6-C17, E21-E17\n2. JC15-E13 :"), "RB") == codes{"B001"});
    CHECK(judged(game_text("1. JF6-C17, E21-E17\n(1. …, F20-F18\n2. JC15-E13)\n2. JC15-E13 :"), "RB") ==
          codes{"B001"});
    CHECK(judged(game_text("1. JF6-C17, E21-E17\n2. JC17-C15 :"), "RB") == codes{"R002", "R002"});
    CHECK(judged(game_text("1. JF6-C17, E21-E17\n2. JZ9-E13 :"), "RB") == codes{"R002", "B001"});
}

TEST_CASE("plies that contradict the board are not judged, certain later ones are", "[rules]") {
    CHECK(judged(game_text("1. NE7-C7, F20-F18\n2. NC7-E3, F18-F16 :"), "RB") == codes{"B002"});
    CHECK(judged(game_text("1. F10-F12, F20-F18\n2. JF6-F14 :"), "RB") == codes{"B001", "R002"});
}

TEST_CASE("variations are judged along their line", "[rules]") {
    CHECK(judged(game_text("1. G7-G13, E21-E17\n(1. RC3-C9)\n(1. …, RC25-C19\n2. F8-F10+)\n2. E7-E9 :")) ==
          codes{"R003", "R003", "R032"});
    // White's ply repeated before Black's alternative is judged once.
    CHECK(judged(game_text("1. RC3-C9, E21-E17\n(1. RC3-C9, E21-E19)\n2. E7-E9 :")) == codes{"R003"});
}

TEST_CASE("a game that cannot be replayed is not judged", "[rules]") {
    std::string text = game_text("1. RC3-C9 :");
    CHECK(judged(text) == codes{"R003"});
    text.replace(text.find("C'escacs"), 8, "Grand C'escacs");
    CHECK(judged(text, "RB").empty());
    CHECK(judged(game_text("1. RC3-C9 :", "/27:nonsense"), "RB").empty());
    CHECK(judged(game_text("1. F8–, F20-F18\n2. RC3-C9 :"), "R").empty());
    CHECK(judged(game_text("5. RC3-C9 :"), "R").empty());
}
