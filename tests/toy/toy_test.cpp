// A notation is a grammar folder, a game folder and a notation folder. The toy notation has only these, so
// everything that works here works for any notation that the core does not know.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/reader.hpp"
#include "games/toy/board.hpp"
#include "notations/toy/catalogue.hpp"
#include "notations/toy/toy.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <random>
#include <set>

using namespace ctlpgn;

namespace {

constexpr std::string_view table = "[Event \"Kitchen table\"]\n"
                                   "\n"
                                   "1. b2 {Takes the centre.} 1... a1 (1...\n"
                                   "a2 2. a1) 2. c1 a3 3. a2 (3. b3) c2 =\n";

std::string names_of(std::string_view text, check_level checks = check_level::legal) {
    return tests::names_of_findings(text, toy::description, checks);
}

std::string formatted(std::string_view text) {
    return tests::formatted(text, toy::description);
}

} // namespace

TEST_CASE("toy: a game is read into plies with the text between them", "[toy]") {
    const auto source = open_text(table);
    game_reader games(*source, toy::description);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    CHECK(games.diagnostics().empty());
    REQUIRE(read->plies.size() == 9);
    CHECK(read->plies[0].player == side::white);
    CHECK(read->plies[1].player == side::black);
    REQUIRE(read->variations.size() == 2);
    CHECK(read->variations[0].replaces == 1);
    CHECK(read->plies[read->variations[0].line.first_ply].player == side::black);
    CHECK(toy::words.results[read->result] == "=");
}

TEST_CASE("toy: the strict reading accepts exactly the texts without findings", "[toy]") {
    std::mt19937 random(1); // NOLINT: the same texts every time
    const std::string letters = "ab12.()[]{}\"* \n=-0";
    for (int count = 0; count != 2000; ++count) {
        std::string text(table);
        for (int change = 0; change != 2; ++change)
            text[random() % text.size()] = letters[random() % letters.size()];
        INFO(text);
        CHECK(toy::accepts(text, {}) == names_of(text, check_level::syntax).empty());
    }
}

TEST_CASE("toy: only declared codes are reported", "[toy]") {
    std::set<code> listed;
    for (const diagnostic_info& own : toy::own_diagnostics())
        listed.insert(own.id);
    for (const core_example& of_core : toy::core_examples())
        listed.insert(of_core.id);
    listed.insert(code::other_encoding); // for which no notation can have an example
    const auto is_listed = [&listed](const diagnostic& each) { return listed.contains(each.id); };
    const auto names_in = [&](const std::string& text) {
        const auto source = open_text(text);
        std::set<std::string_view> names;
        lint(*source, toy::description, {}, [&](const linted& game) {
            for (const diagnostic& each : game.found) {
                names.insert(describe(each.id).name);
                INFO(text);
                INFO(describe(each.id).name);
                CHECK(is_listed(each));
            }
        });
        return names;
    };
    for (const core_example& of_core : toy::core_examples())
        if (!of_core.example.empty()) {
            const std::string_view name = describe(of_core.id).name;
            INFO(name);
            CHECK(names_in(toy::example_file(of_core.example.place, of_core.example.bad)).contains(name));
            CHECK(names_in(toy::example_file(of_core.example.place, of_core.example.good)).empty());
        }
    std::mt19937 random(2); // NOLINT: the same texts every time
    const std::string letters = "ab12.()[]{}\"* \n\r\x07=-0\xE9";
    for (int count = 0; count != 2000; ++count) {
        std::string text = "[Result \"1-0\"]\n" + std::string(table);
        for (int change = 0; change != 3; ++change)
            text[random() % text.size()] = letters[random() % letters.size()];
        names_in(text);
    }
}

TEST_CASE("toy: the board resolves plies in main line and variations", "[toy]") {
    CHECK(names_of(table).empty());
    CHECK(names_of("1. b2 b2 *\n") == "cell-taken");
    CHECK(names_of("1. b2 a1 (1... b2) *\n") == "cell-taken");
    CHECK(names_of("1. a1 b1 2. a2 b2 3. a3 c3 *\n") == "play-after-win");
    CHECK(names_of("1. a1 b1 2. a2 b2 3. a3 c3 *\n", check_level::coherent).empty());
    CHECK(names_of("1. b2 a1 3. c1 *\n") == "wrong-number");
}

TEST_CASE("toy: fixes are made, and nothing else changes", "[toy]") {
    CHECK(apply_fixes("1 b2 a1 *\n", toy::description) == "1. b2 a1 *\n");
}

TEST_CASE("toy: games are written in the notation's width and read back", "[toy]") {
    const std::string once = formatted(table);
    CHECK(once == table);
    CHECK(formatted("1.   b2\n\n a1 *\n") == "1. b2 a1 *\n");
    for (std::size_t at = 0; at != once.size();) {
        const std::size_t end = once.find('\n', at);
        CHECK(end - at <= 40);
        at = end + 1;
    }
}

TEST_CASE("toy: games are restored from JSON", "[toy]") {
    const auto source = open_text(table);
    game_reader games(*source, toy::description);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    const nlohmann::ordered_json game_value = to_json(*read, toy::description, {}, {.positions = true});
    CHECK(game_value["moves"][0]["position"] == "....x.... o");
    CHECK(game_value["moves"][1]["variations"][0]["replaces"] == 1);
    const nlohmann::ordered_json document{
        {"schemaVersion", json_schema_version}, {"format", "toy"}, {"games", {game_value}}};
    const std::string text = document.dump();
    const auto json = open_text(text);
    std::string back;
    read_json(*json, [&back](const json_game& each) {
        INFO(each.doubt);
        REQUIRE(each.read != nullptr);
        back += format_game(*each.read, *each.written_in);
    });
    CHECK(back == table);
}

TEST_CASE("toy: legal plies and perft", "[toy]") {
    // The known numbers by depth: 9, 72, 504, 3024, 15120, and 54720, since some games are over.
    const std::string start = toy::initial({}).text;
    std::uint64_t sum = 0;
    for (const possible_ply& each : toy::plies(start, 5))
        sum += each.leaves;
    CHECK(sum == 54720);
    std::vector<finding> none;
    CHECK(toy::draw("x...o.... x", {}, none) == "...\n.o.\nx..\n");
}
