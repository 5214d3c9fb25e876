// Results: tag and line that agree are not overruled, and nothing is judged on a board after a wrong ply.
#include "notations/ctl_pgn/slips/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <utility>

using namespace ctlpgn;

namespace {

std::string codes_in(const std::string& text) {
    return tests::listed_codes(tests::found_in(text, golden::in_ctl_pgn()));
}

std::string fixed(const std::string& text) {
    return apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true});
}

// A game between players; without a result in the tag, a study.
std::string game_with(std::string_view tag, std::string_view position, std::string_view moves,
                      std::string_view result) {
    std::string text = "[Variant \"C'escacs\"]\n";
    if (tag.empty())
        text += "[Id \"Club-X01\"]\n[Annotator \"Club\"]\n";
    else
        text.append("[Event \"Evening\"]\n[Site \"Manresa, Catalunya ESP\"]\n[Date \"2026-05-02\"]\n[Round \"-\"]\n[White "
                    "\"Puig, Marta\"]\n"
                    "[Black \"Serra, Joan\"]\n[Result \"")
            .append(tag)
            .append("\"]\n");
    if (!position.empty())
        text.append("[PDTL \"").append(position).append("\"]\n");
    return text.append("\n").append(moves).append("\n").append(result).append("\n");
}

constexpr std::string_view rook_against_king = "/27:1k/15:3R4/1:1K/ w -- - 0 30";
constexpr std::string_view endgame = "/27:1k/22:1P5/21:P7/9:4p3/6:3p3/1:1K/ w -- - 3 41";
constexpr std::string_view slip_in_endgame =
    "41. P21=V, KG27-H24\n42. VP21-Z7, KH24-I23\n43. VZ7-C17+∞, KI23-H6\n44. VC17-C19, F6-F4+^\n"
    "45. KG1-H2, G9-G5+^ :";

} // namespace

TEST_CASE("a mate sign that the board refutes does not change the result", "[lint][fixes][results]") {
    for (const std::string_view result : {"0-3", "1-1", "*"}) {
        const std::string text = game_with(result, rook_against_king, "30. RE15-G17#", result);
        INFO(text);
        CHECK(codes_in(text) == "R034");
        CHECK(fixed(text) == game_with(result, rook_against_king, "30. RE15-G17+ :", result));
    }
}

TEST_CASE("no result is judged after an illegal ply", "[lint][fixes][results]") {
    for (const std::string_view tag : {"1-1", ""}) {
        const std::string text = game_with(tag, endgame, slip_in_endgame, tag.empty() ? "*" : "1-1");
        INFO(text);
        CHECK(codes_in(text) == "R002");
        CHECK(fixed(text).ends_with(tag.empty() ? "\n*\n" : "\n1-1\n"));
    }
}

TEST_CASE("a draw offer at the end does not change the result", "[lint][fixes][results]") {
    for (const std::string_view tag : {"3-0", ""}) {
        const std::string text = game_with(tag, "", "1. E7-E13, E21-E15 (=):", "3-0");
        INFO(text);
        CHECK(codes_in(text) == "M033");
        CHECK(fixed(text) == text);
    }
}

TEST_CASE("a proved mate corrects the result unless tag and line agree", "[lint][fixes][results]") {
    constexpr std::string_view mated = "/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1";
    CHECK(fixed(game_with("", mated, "1. DD24-F26#", "0-3")) == game_with("", mated, "1. DD24-F26#", "3-0"));
    const std::string agreed = game_with("0-3", mated, "1. DD24-F26#", "0-3");
    CHECK(codes_in(agreed) == "M032");
    CHECK(fixed(agreed) == agreed);
}

TEST_CASE("results in words are understood or left", "[lint][fixes][results]") {
    const struct {
        std::string_view words;
        std::string_view result; // empty: none can be known
    } rows[] = {
        {"Blancas ganan", "3-0"},
        {"Ganan las negras", "0-3"},
        {"Les blancs gagnent", "3-0"},
        {"Abandon des noirs", "3-0"},
        {"Guanyen les negres", "0-3"},
        {"Les blanques abandonen", "0-3"},
        {"Las negras se rinden", "3-0"},
        {"Blanques han perdut", "0-3"},
        {"nulle", "1-1"},
        {"White wins", "3-0"},
        {"Las blancas no ganan", ""},
        {"Vittoria del bianco", ""},
        {"wygrana", ""},
    };
    for (const auto& row : rows) {
        const std::string text = game_with("", "", "1. E7-E13, E21-E15 :", row.words);
        INFO(text);
        const std::string made = fixed(text);
        if (row.result.empty())
            CHECK(made.find("\n*\n") == std::string::npos);
        else
            CHECK(made.find("\n" + std::string(row.result) + "\n") != std::string::npos);
    }
}

TEST_CASE("tags in another language are renamed, not duplicated", "[lint][fixes][tags]") {
    const std::string clean = game_with("*", "", "1. E7-E13, E21-E15 :", "*");
    const auto with = [&clean](std::string_view white, std::string_view black) {
        std::string text = clean;
        text.replace(text.find("[White "), 6, "[" + std::string(white));
        return text.replace(text.find("[Black "), 6, "[" + std::string(black));
    };
    for (const auto& [white, black] : {std::pair("Blanques", "Negres"), std::pair("Blancas", "Negras"),
                                       std::pair("Blancs", "Noirs"), std::pair("Weiß", "Schwarz")}) {
        INFO(white);
        CHECK(fixed(with(white, black)) == clean);
    }
    std::string dated = clean;
    dated.replace(dated.find("[Date "), 5, "[Fecha");
    CHECK(fixed(dated) == clean);
}

TEST_CASE("a clock is not lost with an old number", "[lint][fixes][positions]") {
    const std::string text = game_with("", "/27:1k/22:1P5/1:1K/ w -- - 7 1", "41. KG1-F2 :", "*");
    CHECK(codes_in(text) == "P016");
    CHECK(fixed(text) == game_with("", "/27:1k/22:1P5/1:1K/ w -- - 7 41", "41. KG1-F2 :", "*"));
    const std::string exchanged = game_with("", "/27:1k/22:1P5/1:1K/ w -- - 41 7", "41. KG1-F2 :", "*");
    CHECK(fixed(exchanged) == game_with("", "/27:1k/22:1P5/1:1K/ w -- - 7 41", "41. KG1-F2 :", "*"));
}

TEST_CASE("a result with a dot is no move", "[ctl-pgn][slips][results]") {
    const auto check = [](std::string_view written, std::string_view guess) {
        slips_test::check_slip({written, "S104", written, guess},
                               "[Variant \"C'escacs\"]\n[Id \"Club-X01\"]\n[Annotator \"Club\"]\n\n"
                               "1. G7-G13, E21-E17 :\n",
                               "\n");
    };
    check("0.3", "0-3");
    check("3.0", "3-0");
    check("1.1", "1-1");
    check("1.1\n{ good }", "1-1\n{ good }");
    check("0.1", "0.1");
    check("1.0-0.0", "1.0-0.0");
    // Before a move it is a damaged one.
    CHECK(codes_in(
              "[Variant \"C'escacs\"]\n[Id \"Club-X01\"]\n[Annotator \"Club\"]\n\n1. G7-G13, E21-E17\n2.1\n"
              "3. E7-E13 :\n*\n") == "S051");
}
