#include "notations/ctl_pgn/slips/support.hpp"

using namespace ctlpgn;
using slips_test::slip;

namespace {

constexpr std::string_view variant = "[Variant \"C'escacs\"]\n";
constexpr std::string_view moves = "\n1. G7-G13, E21-E17 :\n*\n";
constexpr std::string_view model = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n";

// Of all men, without its first sign.
constexpr std::string_view start =
    "28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeepp/22:2pjp2/21:3pp3/20:3p3/8:3P3/7:3PP3/6:2PJP2/5:PPEEPP/"
    "4:PEJEP/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 0 1";

// Fixed safely.
void check_tags(std::string_view written, std::string_view code, std::string_view fixed) {
    slips_test::check_slip({written, code, fixed, fixed}, variant, moves);
}

void check_position(const slip& asked) {
    slips_test::check_slip(asked, std::string(model).append("[PDTL \"/"), "\"]\n\n1. G7-G13, E21-E17 :\n*\n");
}

} // namespace

TEST_CASE("a tag between moves and result belongs to the game", "[ctl-pgn][slips]") {
    const std::string before(model.substr(0, model.size() - 1));
    slips_test::check_slip({"\n\n1. G7-G13, E21-E17 :\n[Lang \"en\"]\n3-0\n", "S023",
                            "\n\n1. G7-G13, E21-E17 :\n[Lang \"en\"]\n3-0\n",
                            "\n[Lang \"en\"]\n\n1. G7-G13, E21-E17 :\n3-0\n"},
                           before, "");
    const std::string text = std::string(model).append("\n1. G7-G13, E21-E17 :\n[Result \"3-0\"]\n3-0\n");
    CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())).starts_with("S023"));
    CHECK(tests::formatted(text, golden::in_ctl_pgn()).find('*') == std::string::npos);
}

TEST_CASE("a swapped bracket and quotation mark are swapped back", "[ctl-pgn][slips]") {
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club]\"\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club] \"\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01]\"\n[Annotator \"Club\"]\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club [Vic]\"\n", "S020",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club [Vic]\"]\n");
}

TEST_CASE("a value torn by a line end is joined properly", "[ctl-pgn][slips]") {
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"Club\"\n]\n", "S017",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs\n-X01\"]\n[Annotator \"Club\"]\n", "S024",
               "[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n");
    check_tags("[Id \"Cescacs-X01\"]\n[Annotator \"The\nClub\"]\n", "S024",
               "[Id \"Cescacs-X01\"]\n[Annotator \"The Club\"]\n");
    for (const std::string_view before : {"/20:", "w "}) {
        std::string torn(start);
        const std::size_t at = torn.find(before);
        if (torn[at] == '/')
            torn.insert(at, "\n");
        else
            torn[at - 1] = '\n';
        check_position({torn, "S024", start, start});
    }
}

TEST_CASE("a file cut within its tags lacks nothing else", "[ctl-pgn][slips]") {
    CHECK(tests::listed_codes(
              tests::found_in(std::string(variant).append("[Id \"Cesc"), golden::in_ctl_pgn())) == "S019");
    CHECK(tests::listed_codes(tests::found_in(std::string(variant).append("[Si"), golden::in_ctl_pgn())) ==
          "S018");
}

TEST_CASE("a wrong line number moves no pieces", "[ctl-pgn][slips]") {
    const auto check = [](std::string_view right, std::string_view wrong, std::string_view code) {
        std::string written(start);
        written.replace(written.find(right), right.size(), wrong);
        const std::string text =
            std::string(model).append("[PDTL \"/").append(written).append("\"]\n").append(moves);
        CAPTURE(text);
        CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())) == code);
        CHECK(apply_fixes(text, golden::in_ctl_pgn()) == text);
        CHECK(tests::formatted(text, golden::in_ctl_pgn()).find(written) != std::string::npos);
        return apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true});
    };
    CHECK(check("28:v", "8:v", "P001").find(start) != std::string::npos);
    CHECK(check("3:RNNR/2:GJG", "2:RNNR/3:GJG", "P002").find(start) != std::string::npos);
    // It may be 12 as well as 20.
    CHECK(check("20:3p3", "2:3p3", "P002").find("/2:3p3/8:3P3/") != std::string::npos);
}

TEST_CASE("a character that is not a piece is reported separately", "[ctl-pgn][slips]") {
    for (const std::string_view sign : {"M", "·"}) {
        const std::string text = std::string(model)
                                     .append("[PDTL \"/28:k/8:3")
                                     .append(sign)
                                     .append("3/1:1K/ w -- - 0 1\"]\n")
                                     .append(moves);
        const std::vector<diagnostic> found = tests::found_in(text, golden::in_ctl_pgn());
        REQUIRE(!found.empty());
        CHECK(code_text(found[0].id) == "S122");
        CHECK(found[0].message.find("\"" + std::string(sign) + "\"") != std::string::npos);
    }
}

TEST_CASE("a tag whose name is no name is not missing as well", "[ctl-pgn][slips]") {
    const std::string text = "[Variant \"C'escacs\"]\n[Event \"Torneig de Nadal\"]\n[Site \"Manresa ESP\"]\n"
                             "[Date \"2024-12-28\"]\n[1 \"2.1\"]\n[White \"Puig, Marta\"]\n"
                             "[Black \"Soler, Pere\"]\n[Result \"*\"]\n\n1. G7-G13 :\n*\n";
    CHECK(tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn())) == "S026");
}

TEST_CASE("no fix takes a special capture away that names a hex", "[ctl-pgn][slips]") {
    const auto check = [](std::string_view written, std::string_view codes, std::string_view meant) {
        slips_test::check_slip({written, codes, written, meant},
                               std::string(model).append("[PDTL \"/27:1k/20:3p3/13:4P3/1:1K/ b -- "),
                               " 0 1\"]\n\n1. …, F20-F18 :\n*\n");
    };
    for (const std::string_view one : {"G9", "G9@13", "G9@11", "G11@9-13"})
        check(one, "P011", "G13@9-11");
    check("G9-11", "S136 P011", "G13@9-11");
    check("G15", "P011", "G15");
    check("E9@11", "P011", "E9@11");
    check("G13", "P014", "G13");
}

TEST_CASE("a position that ends before the castling rights leaves those that its game uses",
          "[ctl-pgn][slips]") {
    slips_test::check_slip({" w", "S128", " w", " w KR- - 0 1"},
                           std::string(model).append("[PDTL \"/28:k/3:3R/1:1K/"), "\"]\n\n1. KRK-HG :\n*\n");
    slips_test::check_slip({" w", "S128", " w", " w -- - 0 1"},
                           std::string(model).append("[PDTL \"/28:k/3:3R/1:1K/"), "\"]\n\n1. KG1-G3 :\n*\n");
}

TEST_CASE("letters that are all replaced the wrong way round are one fault", "[ctl-pgn][slips]") {
    slips_test::check_slip({"J@A, N@C, R@T", "T057", "J@A, N@C, R@T", "A@J, C@N, T@R"},
                           std::string(model).append("[Redefine \""), "\"]\n\n1. AF6-C15, E21-E17 :\n*\n");
}

TEST_CASE("black figures for White's pieces are one fault", "[ctl-pgn][slips]") {
    constexpr std::string_view fixed = "1. ♗F6-I15, F20-F18\n2. ♗I15-F6, F18-F16\n3. ♗F6-I15";
    slips_test::check_slip({"1. ♝F6-I15, F20-F18\n2. ♝I15-F6, F18-F16\n3. ♝F6-I15", "B035", fixed, fixed},
                           std::string(model).append("[Redefine \"FAN\"]\n\n"), " :\n*\n");
}

TEST_CASE("a question mark is an unknown date", "[ctl-pgn][slips]") {
    constexpr std::string_view unknown = "\?\?\?\?-\?\?-\?\?";
    slips_test::check_slip(
        {"?", "T041", unknown, unknown}, "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"?\"]\n[Date \"",
        "\"]\n[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"*\"]\n\n"
        "1. G7-G13, E21-E17 :\n*\n");
}

TEST_CASE("the space before a malformed tag is kept", "[ctl-pgn][slips]") {
    CHECK(apply_fixes("[Variant][ 4.][A", *find_notation("ctl-pgn")) == "[Variant][ 4.][A");
}
