// What people write out of habit, or by a slip of the hand: what is said of it, and what becomes of it.
#include "broken/broken_games.hpp"
#include "ctlpgn/fixing.hpp"
#include "golden/corpus.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;

namespace {

const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-X01\"]\n[Annotator \"Club\"]\n";

struct habit {
    std::string_view written; // after the tags
    std::string_view found;   // the codes, notes aside
    std::string_view fixed;   // with unsafe fixes; empty: as it is
};

constexpr habit habits[] = {
    {"\n1. G7-G13 ? !, E21-E17 :\n*\n", "S062", "\n1. G7-G13 ?!, E21-E17 :\n*\n"},
    {"\n1. G7-G13, E21-E17 ! ? :\n*\n", "S062", "\n1. G7-G13, E21-E17 !?:\n*\n"},
    {"\n1. O-O, E21-E17 :\n*\n", "S060", ""},
    {"\n1. G7-G13, 0-0-0 :\n*\n", "S060", ""},
    {"\n1. PVF28-D24 :\n*\n", "S058 S052", ""},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z1l :\n*\n", "S056",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. BC15-F6 :\n*\n", "B032",
     "\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11\n3. JC15-F6 :\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ See #1@b. }\n*\n", "S089", "\n1. G7-G13, E21-E17 :\n{ See #1@B. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ ~BF6 looks at it. }\n*\n", "B031",
     "[Redefine \"B@J\"]\n\n1. G7-G13, E21-E17 :\n{ ~BF6 looks at it. }\n*\n"},
    {"\n1. G7-G13, E21-E17 :\n{ Game #3 of 5, ~20 min, ~Elo 1500; round #7. }\n*\n", "", ""},
    {"\n1. G7-G13, E21-E17 :\n{ See #3. }\n*\n", "C011", ""},
    {"\n1. G7-G13, E21-E17 :\n{ A \x7f here. }\n*\n", "S004", "\n1. G7-G13, E21-E17 :\n{ A  here. }\n*\n"},
    {"[Annotator \"Club\"]\n\n1. G7-G13, E21-E17 :\n*\n", "T013", "\n1. G7-G13, E21-E17 :\n*\n"},
    {"\n1. H6-H12, I23-I19\n4. JF6-C15, GH26-Z11\n3. G7-G13, G21-G17\n2. E7-E9, E21-E19 :\n*\n", "M001 M001",
     ""},
};

std::string codes_in(const std::string& text) {
    std::string codes;
    for (const diagnostic& each : broken::found_in(text))
        codes.append(codes.empty() ? "" : " ").append(code_text(each.id));
    return codes;
}

} // namespace

TEST_CASE("habits and slips are named, and fixed where nobody can mean anything else", "[lint][fixes]") {
    for (const habit& each : habits) {
        const std::string text = head + std::string(each.written);
        INFO(each.written);
        CHECK(codes_in(text) == each.found);
        CHECK(apply_fixes(text, golden::ctl_pgn(), {}, {.unsafe = true}) ==
              head + std::string(each.fixed.empty() ? each.written : each.fixed));
    }
}

TEST_CASE("a capture of a pawn in passing is known by its hex", "[lint][fixes]") {
    const std::string before =
        head + "[PDTL \"/27:1k/21:3p4/16:3P3/1:1K/ b -- - 0 1\"]\n\n1. …, E21-E15\n2. ";
    for (const char* const written : {"F16×E19", "F16@E19"})
        CHECK(apply_fixes(before + written + " :\n*\n", golden::ctl_pgn(), {}, {.unsafe = true}) ==
              before + "F16@@E19 :\n*\n");
}
