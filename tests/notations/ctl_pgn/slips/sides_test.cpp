// Whose ply it is where a number, an ellipsis or a comma is missing: no fix decides it against the board, at
// whatever level a game is checked.
#include "notations/ctl_pgn/slips/support.hpp"

using namespace ctlpgn;
using slips_test::slip;

namespace {

constexpr std::string_view sides_head =
    "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n\n";

void check_variation(slip asked) {
    slips_test::check_slip(asked, std::string(sides_head).append("1. G7-G13, E21-E17\n"),
                           "\n2. H6-H8 :\n*\n");
}

} // namespace

TEST_CASE("a variation that begins with an ellipsis is Black's", "[ctl-pgn][slips]") {
    for (const std::string_view written :
         {"(... G21-G15)", "(...G21-G15)", "(.. G21-G15)", "(…G21-G15)", "(…, G21-G15)"})
        check_variation({written, "S031", "(1. …, G21-G15)", "(1. …, G21-G15)"});
    for (const std::string_view written : {"(1.. G21-G15)", "(1..G21-G15)", "(1 .. G21-G15)",
                                           "(1... G21-G15)", "(1., G21-G15)", "(1. .. G21-G15)"})
        check_variation({written, "S040", "(1. …, G21-G15)", "(1. …, G21-G15)"});
}

TEST_CASE("the board shows whose ply a variation without a number begins with", "[ctl-pgn][slips]") {
    check_variation({"(G21-G15)", "B003", "(G21-G15)", "(1. …, G21-G15)"});
    check_variation({"(E7-E13)", "S031", "(1. E7-E13)", "(1. E7-E13)"});
    check_variation({"(1.. E7-E13)", "S035", "(1.. E7-E13)", "(1.. E7-E13)"});
}

TEST_CASE("a safe fix says the same at every level", "[ctl-pgn][slips]") {
    const auto game = [](std::string_view moves) {
        return std::string(sides_head).append(moves).append("*\n");
    };
    for (const std::string_view moves :
         {"1. G7-G13, E21-E17\n(G21-G15)\n2. H6-H8 :\n",
          "1. G7-G13, E21-E17 JF6-K18\n2. H6-H8, E17-E15\n3. E7-E9 :\n",
          "1. G7-G13, E21-E17\n2. H6-H8, E17-E15 JF6-K18\n(2. E7-E9)\n3. E7-E9 :\n"}) {
        CAPTURE(moves);
        for (const check_level level : {check_level::syntax, check_level::coherent, check_level::legal}) {
            lint_options options;
            options.checks = level;
            CHECK(apply_fixes(game(moves), golden::in_ctl_pgn(), options) == game(moves));
        }
    }
}

TEST_CASE("a third ply is one fault", "[ctl-pgn][slips]") {
    const auto check_third = [](std::string_view moves) {
        slips_test::check_slip({moves, "S043", moves, moves}, sides_head, " :\n*\n");
    };
    check_third("1. G7-G13, E21-E17 JF6-K18\n2. H6-H8, E17-E15\n3. E7-E9");
    check_third("1. G7-G13, E21-E17\n2. H6-H8, E17-E15 JF6-K18 !\n3. E7-E9");
    check_third("1. G7-G13, E21-E17\n(1. E7-E9, E21-E19 H6-H8\n.2. F8-F10, F20-F18)\n2. E7-E9");
    slips_test::check_slip({"JF6-K18", "S031 F002", "\n3. JF6-K18", "\n3. JF6-K18"},
                           std::string(sides_head).append("1. G7-G13, E21-E17\n2. H6-H8, E17-E15"),
                           " :\n*\n");
}

TEST_CASE("a number in parentheses that is not the next one numbers no move", "[ctl-pgn][slips]") {
    const std::string moves =
        std::string(sides_head).append("1. G7-G13, E21-E17\n(1) G21-G15\n2. H6-H8 :\n*\n");
    CHECK(apply_fixes(moves, golden::in_ctl_pgn()) == moves);
    for (const diagnostic& each : tests::found_in(moves, golden::in_ctl_pgn()))
        CHECK(each.line == 6);
}

TEST_CASE("a black symbol for a piece of Black's is right where White's ply is missing", "[ctl-pgn][slips]") {
    const auto check = [](std::string_view written, std::string_view codes, std::string_view safe,
                          std::string_view unsafe) {
        slips_test::check_slip(
            {written, codes, safe, unsafe},
            "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n[Redefine "
            "\"FAN\"]\n\n1. H6-H12, I23-I19\n2. ",
            " :\n*\n");
    };
    check("🩓H26-Z11", "B003", "🩓H26-Z11", "🩓H26-Z11");
    check("♝F6-C15", "B035", "♗F6-C15", "♗F6-C15");
    check("♝F8-C15", "B035 B002", "♝F8-C15", "♗F6-C15");
}
