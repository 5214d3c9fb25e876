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
