#include "notations/ctl_pgn/slips/support.hpp"

using namespace ctlpgn;
using slips_test::slip;

namespace {

constexpr std::string_view variant = "[Variant \"C'escacs\"]\n";
constexpr std::string_view moves = "\n1. G7-G13, E21-E17 :\n*\n";
constexpr std::string_view model = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n";

// Fixed safely.
void check_tags(std::string_view written, std::string_view code, std::string_view fixed) {
    slips_test::check_slip({written, code, fixed, fixed}, variant, moves);
}

void check_position(const slip& asked) {
    slips_test::check_slip(asked, std::string(model).append("[PDTL \"/"), "\"]\n\n1. G7-G13, E21-E17 :\n*\n");
}

} // namespace

TEST_CASE("a tag between the moves and their result does not tear them apart", "[ctl-pgn][slips]") {
    const std::string before(model.substr(0, model.size() - 1));
    slips_test::check_slip({"\n\n1. G7-G13, E21-E17 :\n[Lang \"en\"]\n3-0\n", "S023",
                            "\n\n1. G7-G13, E21-E17 :\n[Lang \"en\"]\n3-0\n",
                            "\n[Lang \"en\"]\n\n1. G7-G13, E21-E17 :\n3-0\n"},
                           before, "");
    const std::string text = std::string(model).append("\n1. G7-G13, E21-E17 :\n[Result \"3-0\"]\n3-0\n");
    CHECK(tests::listed_codes(tests::found_in(text, golden::ctl_pgn())).starts_with("S023"));
    CHECK(tests::formatted(text, golden::ctl_pgn()).find('*') == std::string::npos);
}

TEST_CASE("a bracket and a quotation mark that have changed places change back", "[ctl-pgn][slips]") {
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club]\"\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club] \"\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01]\"\n[Annotator \"Club\"]\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club [Vic]\"\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club [Vic]\"]\n");
}

TEST_CASE("a tag that a line end has torn is joined as its value needs it", "[ctl-pgn][slips]") {
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club\"\n]\n", "S017",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs\n-X01\"]\n[Annotator \"Club\"]\n", "S024",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"The\nClub\"]\n", "S024",
               "[Id \"Cescacs-X01\"]\n[Annotator \"The Club\"]\n");
    const std::string_view position = "28:k/8:3P3/1:1K/ w -- - 0 1";
    check_position({"28:k\n/8:3P3/1:1K/ w -- - 0 1", "S024", position, position});
    check_position({"28:k/8:3P3/1:1K/\nw -- - 0 1", "S024", position, position});
}

TEST_CASE("of a file that is cut within its tags nothing is missing", "[ctl-pgn][slips]") {
    CHECK(tests::listed_codes(
              tests::found_in(std::string(variant).append("[Id \"Cesc"), golden::ctl_pgn())) == "S019");
    CHECK(tests::listed_codes(tests::found_in(std::string(variant).append("[Si"), golden::ctl_pgn())) ==
          "S018");
}

TEST_CASE("a wrong number of a line moves no men", "[ctl-pgn][slips]") {
    const std::string_view right = "28:v/27:dk/8:3P3/2:1P1/1:KD/ w -- - 0 1";
    const auto check = [right](std::string_view written, std::string_view code, bool is_known) {
        const std::string text =
            std::string(model).append("[PDTL \"/").append(written).append("\"]\n").append(moves);
        CAPTURE(text);
        CHECK(tests::listed_codes(tests::found_in(text, golden::ctl_pgn())).substr(0, 4) == code);
        CHECK(apply_fixes(text, golden::ctl_pgn()) == text);
        CHECK((apply_fixes(text, golden::ctl_pgn(), {}, {.unsafe = true}).find(right) != std::string::npos) ==
              is_known);
        CHECK(tests::formatted(text, golden::ctl_pgn()).find(written) != std::string::npos);
    };
    check("8:v/27:dk/8:3P3/2:1P1/1:KD/ w -- - 0 1", "P001", true);
    check("28:v/27:dk/8:3P3/1:1P1/2:KD/ w -- - 0 1", "P002", true);
    check("28:v/27:dk/2:3P3/8:1P1/1:KD/ w -- - 0 1", "P002", true);
}

TEST_CASE("a character that is no man is told by itself", "[ctl-pgn][slips]") {
    for (const std::string_view sign : {"M", "·"}) {
        const std::string text = std::string(model)
                                     .append("[PDTL \"/28:k/8:3")
                                     .append(sign)
                                     .append("3/1:1K/ w -- - 0 1\"]\n")
                                     .append(moves);
        const std::vector<diagnostic> found = tests::found_in(text, golden::ctl_pgn());
        REQUIRE(!found.empty());
        CHECK(code_text(found[0].id) == "S122");
        CHECK(found[0].message.find("\"" + std::string(sign) + "\"") != std::string::npos);
    }
}
