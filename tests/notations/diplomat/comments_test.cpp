// Valid comments stay comments, whatever they contain.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/position.hpp"
#include "support.hpp"
#include "support/full_of_moves.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

constexpr std::array<std::string_view, 18> pieces{
    "2. g2, h2", "3. e-e3, d-e3", "1. ..., k3", "7. Bxd2", "good", "{",  "{ 2. g2", "(2. h2)", "(",
    ")",         "[Event \"x\"]", "1-0",        "*",       "!?",   "$1", "etc.",    "2.",      "k3, 2. f3"};

struct annotated_game {
    std::string text;
    std::size_t plies = 0;
    std::size_t comments = 0;
};

// Comments come after whole moves, or before a comma without a ply.
annotated_game random_game(std::mt19937_64& random) {
    annotated_game made{"[Variant \"Diplomat\"]\n\n"};
    position now = position::start(in_diplomat());
    const std::size_t most = 2 + random() % 24;
    while (made.plies != most) {
        const std::vector<std::string> legal = now.legal_plies();
        if (legal.empty())
            break;
        const std::string& ply = legal[random() % legal.size()];
        const std::string number = std::to_string(made.plies / 2 + 1);
        made.text.append(made.plies % 2 == 0 ? number + ". " : ", ").append(ply);
        ++made.plies;
        for (; made.plies % 2 == 0 && random() % 3 == 0; ++made.comments)
            made.text.append("\n{ ").append(tests::full_of_moves(pieces, " \n", random)).append(" }");
        made.text += made.plies % 2 == 0 ? "\n" : "";
        now = *now.play(ply);
    }
    made.text += "\n";
    return made;
}

} // namespace

TEST_CASE("Diplomat: valid comments are unchanged, whatever they contain", "[diplomat][many]") {
    const std::uint64_t seed = std::random_device{}();
    INFO("seed " << seed);
    std::mt19937_64 random(seed);
    for (int count = 0; count != 600; ++count) {
        const annotated_game made = random_game(random);
        INFO(made.text);
        REQUIRE(in_diplomat().accepts(made.text, {}));
        for (const diagnostic& each : found_in(made.text, check_level::syntax))
            REQUIRE(code_text(each.id) == "");
        game record;
        std::vector<finding> findings;
        in_diplomat().read_game(made.text, true, true, {}, record, findings);
        REQUIRE(record.plies.size() == made.plies);
        REQUIRE(record.comments.size() == made.comments);
        lint_options coherent;
        coherent.checks = check_level::coherent;
        REQUIRE(apply_fixes(made.text, in_diplomat(), coherent, {.unsafe = true}) == made.text);
        const std::string written = formatted(made.text);
        REQUIRE(formatted(written) == written);
    }
}
