// Valid comments stay comments, whatever they contain.
#include "ctlpgn/additions.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/position.hpp"
#include "notations/xiangqi/writing/comment_signs.hpp"
#include "support.hpp"
#include "support/full_of_moves.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

constexpr std::array<std::string_view, 24> pieces{
    "2. H0-G2", "3. H0-G2 I9-H9", "1. ... H9-G7", "7. C2=5",  "good",
    "{",        "{ 2. H0-G2",     "COM{",         "COM{ bad", "VAR[1]{",
    "GAME 2",   "START{",         "RED Hu",       "1-0",      "(1)",
    "!?",       "炮二平五",       "4. 马二进三",  "FORMAT",   "[Red \"Hu\"]",
    "*",        "0.5 (Draw)",     "12.",          "A4-A5"};

// Signs that could close it are escaped.
std::string comment_of(int kind, std::mt19937_64& random) {
    const std::string text = tests::full_of_moves(pieces, kind == 2 ? " " : " \n", random);
    switch (kind) {
    case 0: return "COM{ " + text + (random() % 4 == 0 ? " \\} 2. H0-G2" : "") + " }";
    case 1: return "/* " + text + (random() % 4 == 0 ? " \\*/ }" : "") + " */";
    default: return "# " + text + "\n";
    }
}

struct annotated_game {
    std::string text;
    std::size_t plies = 0;
    std::size_t comments = 0;
};

annotated_game random_game(std::mt19937_64& random) {
    annotated_game made{"GAME 1\nSTART{\n"};
    position now = position::start(in_xiangqi());
    const std::size_t most = 2 + random() % 24;
    while (made.plies != most) {
        const std::vector<std::string> legal = now.legal_plies();
        if (legal.empty())
            break;
        const std::string& ply = legal[random() % legal.size()];
        const std::string number = std::to_string(made.plies / 2 + 1);
        made.text.append(made.plies % 2 == 0 ? number + ". " : "").append(ply.substr(0, 5)).append(" ");
        ++made.plies;
        for (; random() % 3 == 0; ++made.comments)
            made.text.append(comment_of(static_cast<int>(random() % 3), random)).append(" ");
        made.text += '\n';
        now = *now.play(ply);
    }
    made.text += "}\n";
    return made;
}

game read(std::string_view text) {
    game record;
    std::vector<finding> findings;
    in_xiangqi().read_game(text, true, true, {}, record, findings);
    return record;
}

std::vector<std::string> said_in_comments(std::string_view text) {
    const game record = read(text);
    std::vector<std::string> said;
    for (const comment& each : record.comments) {
        std::string words;
        for (const char sign : ctlpgn::xiangqi::said_in(record, each))
            if (sign != ' ' && sign != '\n')
                words += sign;
        said.push_back(words);
    }
    return said;
}

} // namespace

TEST_CASE("Xiangqi: valid comments are unchanged, whatever they contain", "[xiangqi][many]") {
    const std::uint64_t seed = std::random_device{}();
    INFO("seed " << seed);
    std::mt19937_64 random(seed);
    for (int count = 0; count != 600; ++count) {
        const annotated_game made = random_game(random);
        INFO(made.text);
        REQUIRE(in_xiangqi().accepts(made.text, {}));
        REQUIRE(names_of(made.text, check_level::coherent) == "");
        const game record = read(made.text);
        REQUIRE(record.plies.size() == made.plies);
        REQUIRE(record.comments.size() == made.comments);
        REQUIRE(apply_fixes(made.text, in_xiangqi(), {}, {.unsafe = true}) == made.text);
        const std::string written = formatted(made.text);
        INFO("formatted:\n" << written);
        REQUIRE(said_in_comments(written) == said_in_comments(made.text));
        REQUIRE(formatted(written) == written);
    }
}

TEST_CASE("Xiangqi: a backslash before a closing sign is not part of the comment", "[xiangqi]") {
    const auto said = [](std::string_view comment) {
        return said_in_comments("GAME 1\nSTART{\n1. H2-E2 " + std::string(comment) + " H9-G7\n}\n");
    };
    CHECK(said("/* x \\*/ y */") == std::vector<std::string>{"x*/y"});
    CHECK(said("COM{ x \\} y }") == std::vector<std::string>{"x}y"});
    CHECK(said("/* x \\} y */") == std::vector<std::string>{"x\\}y"});
    CHECK(said("COM{ x \\*/ y }") == std::vector<std::string>{"x\\*/y"});
}

TEST_CASE("Xiangqi: a brace is missing if the numbers continue only inside the comment", "[xiangqi]") {
    const auto plies = [](std::string_view moves) {
        return read("GAME 1\nSTART{\n" + std::string(moves) + "\n}\n").plies.size();
    };
    CHECK(plies("1. H2-E2 H9-G7 COM{ good\n2. H0-G2 I9-H9 COM{ bad }\n3. I0-H0 B9-C7") == 6);
    CHECK(plies("1. H2-E2 H9-G7 COM{ good\n2. H0-G2 I9-H9 COM{ bad }\n2. I0-H0 B9-C7") == 4);
    CHECK(plies("1. H2-E2 H9-G7 /* good\n2. H0-G2 I9-H9 /* bad */\n3. I0-H0 B9-C7") == 6);
    CHECK(plies("1. H2-E2 H9-G7 /* good\n2. H0-G2 I9-H9 /* bad */\n2. I0-H0 B9-C7") == 4);
}
