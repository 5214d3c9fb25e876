// The trees of texts.
#include "ctlpgn/reader.hpp"
#include "notations/diplomat/words.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

constexpr std::string_view kitchen_game = "[Event \"Kitchen table\"]\n"
                                          "\n"
                                          "1. d3, k3\n"
                                          "(1. c3, j3)\n"
                                          "(1. ..., l3)\n"
                                          "2. g2!, h2\n"
                                          "{Both go around.}\n"
                                          "1-0\n";

} // namespace

TEST_CASE("Diplomat: a game becomes plies, variations and comments", "[diplomat]") {
    const auto source = open_text(kitchen_game);
    game_reader games(*source, in_diplomat());
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    CHECK(games.diagnostics().empty());
    REQUIRE(read->plies.size() == 7);
    CHECK(read->plies[0].player == side::white);
    CHECK(read->plies[1].player == side::black);
    REQUIRE(read->variations.size() == 2);
    CHECK(read->variations[0].replaces == 0);
    CHECK(read->variations[1].replaces == 1);
    CHECK(read->comments.size() == 1);
    CHECK(diplomat::words.results[read->result] == "1-0");
}

TEST_CASE("Diplomat: the case of a letter distinguishes suborning from promotion", "[diplomat]") {
    const auto read_ply = [](std::string_view text) {
        game read;
        std::vector<finding> findings;
        in_diplomat().read_game(text, true, true, {}, read, findings);
        CHECK(findings.empty());
        return read.plies.at(0);
    };
    CHECK(read_ply("1. ..., b3=b").capture == diplomat::suborned);
    CHECK(read_ply("1. ..., b3=black").promotion == no_symbol);
    CHECK(read_ply("1. ..., b3=B").promotion == diplomat::symbol_of(diplomat::piece_kind::bishop));
    CHECK(read_ply("1. ..., b3=Bishop").capture == 0);
}

TEST_CASE("Diplomat: the strict reading accepts exactly the texts without findings", "[diplomat][many]") {
    std::mt19937 random(1); // NOLINT: the same texts every time
    const std::string letters = "ab4d13.,x=+-BRK()[]{}\"; \n$";
    for (int count = 0; count != 4000; ++count) {
        std::string text(kitchen_game);
        for (int change = 0; change != 2; ++change)
            text[random() % text.size()] = letters[random() % letters.size()];
        INFO(text);
        const auto source = open_text(text);
        game_reader games(*source, in_diplomat());
        bool clean = true;
        while (games.next() != nullptr)
            clean = clean && games.diagnostics().empty();
        CHECK(in_diplomat().accepts(text, {}) == (clean && games.diagnostics().empty()));
    }
}
