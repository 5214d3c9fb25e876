// Words, labels and marks in comments and after moves: what they say is kept, or nothing is changed.
#include "notations/ctl_pgn/slips/support.hpp"

using namespace ctlpgn;
using slips_test::slip;

namespace {

void check_tag(slip asked) {
    slips_test::check_slip(asked, "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n", "\n\n1. G7-G13 :\n*\n");
}

} // namespace

TEST_CASE("an escaped apostrophe is an apostrophe", "[ctl-pgn][slips]") {
    check_tag(
        {"[Annotator \"L\\'Hospital\"]", "S022", "[Annotator \"L'Hospital\"]", "[Annotator \"L'Hospital\"]"});
    check_tag(
        {"[Annotator \"Club A\\B\"]", "S022", "[Annotator \"Club A\\\\B\"]", "[Annotator \"Club A\\\\B\"]"});
    slips_test::check_slip(
        {"[Variant \"C\\'escacs\"]", "S022", "[Variant \"C'escacs\"]", "[Variant \"C'escacs\"]"}, "",
        "\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n\n1. G7-G13 :\n*\n");
}
