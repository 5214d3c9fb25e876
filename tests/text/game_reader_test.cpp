#include "ctlpgn/errors.hpp"
#include "ctlpgn/reader.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace ctlpgn;

namespace {

const notation& ctl_pgn() {
    return *find_notation("ctl-pgn");
}

const std::string one_game = "[Variant \"C'escacs\"]\n\n1. H6-H12, I23-I19\n2. JF6-C15, GH26-Z11 :\n*\n\n";

struct read_file {
    std::size_t games = 0;
    std::vector<std::uint64_t> offsets;
    std::vector<std::string> codes; // "line:column code"
};

read_file read_all(byte_source& source, const limits& bounds = {}) {
    read_file all;
    game_reader reader(source, ctl_pgn(), bounds);
    const auto note = [&] {
        for (const diagnostic& one : reader.diagnostics())
            all.codes.push_back(std::to_string(one.line) + ":" + std::to_string(one.column) + " " +
                                code_text(one.id));
    };
    while (const game* read = reader.next()) {
        ++all.games;
        all.offsets.push_back(read->offset);
        note();
    }
    note();
    return all;
}

read_file read_text(const std::string& text, const limits& bounds = {}) {
    const auto source = open_text(text);
    return read_all(*source, bounds);
}

// Hands a text on in small pieces, as a pipe may.
class dripping_source final : public byte_source {
  public:
    dripping_source(std::string_view text, std::size_t piece) : rest_(text), piece_(piece) {}
    std::size_t read(char* target, std::size_t size) override {
        const std::size_t count = std::min({size, piece_, rest_.size()});
        std::copy_n(rest_.data(), count, target);
        rest_.remove_prefix(count);
        return count;
    }

  private:
    std::string_view rest_;
    std::size_t piece_;
};

} // namespace

TEST_CASE("game reader: games come one after the other with their place in the file", "[text]") {
    const read_file read = read_text(one_game + one_game + one_game);
    CHECK(read.games == 3);
    CHECK(read.offsets == std::vector<std::uint64_t>{0, one_game.size(), 2 * one_game.size()});
    CHECK(read.codes.empty());
}

TEST_CASE("game reader: a file without games has none, and no fault", "[text]") {
    for (const char* text : {"", "\n", "  \n\n\t\n"}) {
        const read_file read = read_text(text);
        CHECK(read.games == 0);
        CHECK(read.codes.empty());
    }
}

TEST_CASE("game reader: a byte-order mark alone belongs to no game", "[text]") {
    const read_file read = read_text("\xEF\xBB\xBF");
    CHECK(read.games == 0);
    CHECK(read.codes == std::vector<std::string>{"1:1 S001"});
}

TEST_CASE("game reader: pieces of any size, and windows smaller than the file, change nothing", "[text]") {
    std::string text;
    while (text.size() < 600'000)
        text += one_game + "[Event \"x\"]\n1. H6-H13, I23-I19 :\n*\n\n";
    const read_file whole = read_text(text);
    CHECK(whole.games > 1000);
    for (const std::size_t piece : {1UL, 7UL, 4096UL, 300'000UL}) {
        dripping_source source(text, piece);
        const read_file read = read_all(source);
        CHECK(read.games == whole.games);
        CHECK(read.offsets == whole.offsets);
        CHECK(read.codes == whole.codes);
    }
}

TEST_CASE("game reader: a game longer than the limit is one error, and the next game is read", "[text]") {
    std::string long_game = "[Variant \"C'escacs\"]\n\n";
    for (int number = 1; number != 500; ++number)
        long_game += std::to_string(number) + ". H6-H12, I23-I19\n";
    long_game += "*\n\n";
    limits bounds;
    bounds.game_bytes = 1000;
    const read_file read = read_text(long_game + one_game, bounds);
    CHECK(read.games == 2);
    CHECK(read.offsets == std::vector<std::uint64_t>{0, long_game.size()});
    CHECK(read.codes == std::vector<std::string>{"1:1 S144"});
}

TEST_CASE("game reader: it knows whether another game follows", "[text]") {
    for (const std::string& behind : {std::string(), std::string("\n\n \t"), std::string(" \t")}) {
        const std::string text = one_game + "\n\n" + one_game + behind;
        dripping_source source(text, 7);
        game_reader reader(source, ctl_pgn());
        REQUIRE(reader.next() != nullptr);
        CHECK(reader.has_more());
        REQUIRE(reader.next() != nullptr);
        CHECK_FALSE(reader.has_more());
        CHECK(reader.next() == nullptr);
        CHECK_FALSE(reader.has_more());
    }
    const auto blank = open_text("\n \n");
    game_reader reader(*blank, ctl_pgn());
    CHECK(reader.next() == nullptr);
    CHECK(reader.rest() == "\n \n");
}

TEST_CASE("game reader: after a game comes the next one or the end of the file", "[text]") {
    const std::string no_result = "[Variant \"C'escacs\"]\n\n1. H6-H12 :\n";
    const std::string text = no_result + no_result;
    const auto source = open_text(text);
    game_reader reader(*source, ctl_pgn());
    REQUIRE(reader.next() != nullptr);
    REQUIRE(reader.diagnostics().size() == 1);
    CHECK(reader.next_byte() == '[');
    REQUIRE(reader.next() != nullptr);
    REQUIRE(reader.diagnostics().size() == 1);
    CHECK(reader.next_byte() == '\0');

    const std::string in_one_line = "[Variant \"C'escacs\"]\n\n1. H6-H12 :\n*" + one_game;
    const auto joined = open_text(in_one_line);
    game_reader other(*joined, ctl_pgn());
    REQUIRE(other.next() != nullptr);
    REQUIRE(other.diagnostics().size() == 1);
    CHECK(other.diagnostics().front().message == "text after the result: another game");
}

TEST_CASE("game reader: findings beyond the limit are counted, not kept", "[text]") {
    std::string text = "[Variant \"C'escacs\"]\n\n";
    for (int number = 1; number != 101; ++number)
        text += std::to_string(number) + ". H6-H13, I23-I19\n";
    text += "*\n";
    limits bounds;
    bounds.findings = 10;
    const auto source = open_text(text);
    game_reader reader(*source, ctl_pgn(), bounds);
    REQUIRE(reader.next() != nullptr);
    REQUIRE(reader.diagnostics().size() == 11);
    CHECK(reader.diagnostics().back().id == code::too_many_findings);
    CHECK(reader.diagnostics().back().message.find("90") != std::string::npos);
}

TEST_CASE("game reader: bytes that are not UTF-8 are one finding in their place", "[text]") {
    CHECK(read_text("[Variant \"C'escacs\"]\n\n1. H6-\xFF\xFEH12, I23-I19 :\n*\n").codes ==
          std::vector<std::string>{"3:7 S002"});
}

TEST_CASE("game reader: an empty game does not loop", "[text]") {
    notation odd = ctl_pgn();
    odd.read_game = [](std::string_view text, bool, bool, const limits&, game& read,
                       std::vector<finding>&) -> reading_result {
        read = game();
        read.text = text.substr(0, 0);
        return {.game = !text.empty(), .consumed = 0};
    };
    const auto source = open_text("one\ntwo");
    game_reader reader(*source, odd);
    for (const std::string_view line : {"one\n", "two"}) {
        const game* const read = reader.next();
        REQUIRE(read != nullptr);
        CHECK(read->text == line);
        REQUIRE(reader.diagnostics().size() == 1);
        CHECK(reader.diagnostics().front().id == code::unexpected_text);
    }
    CHECK(reader.next() == nullptr);
}

TEST_CASE("game reader: a player's mark before a word with a hyphen begins a comment", "[text]") {
    for (const std::string_view comment : {"{ @W -x }", "{ @B -", "{ @N - x }"}) {
        INFO(comment);
        const read_file all = read_text(one_game.substr(0, one_game.size() - 1) + std::string(comment));
        CHECK(all.games == 1);
    }
}

TEST_CASE("game reader: an unreadable file throws an exception that names it", "[text]") {
    CHECK_THROWS_WITH(open_file("/nowhere/at/all.ctl-pgn"), Catch::Contains("/nowhere/at/all.ctl-pgn"));
    CHECK_THROWS_AS(open_file("/"), input_error);
}

TEST_CASE("games that are not wanted are passed over", "[reader]") {
    const std::string faulty = "[Variant \"C'escacs\"]\n\n1. H6-H99 (\n*\n\n";
    const std::string text = one_game + faulty + one_game + faulty + one_game;
    const auto read = [&](const std::vector<game_wish>& wishes) {
        const auto source = open_text(text);
        std::size_t reviewed = 0;
        game_reader reader(*source, ctl_pgn(), {}, check_level::syntax,
                           [&reviewed](const game&, std::vector<finding>&) { ++reviewed; });
        reader.choose([&](const game& each) { return wishes.at(each.index - 1); });
        std::vector<std::pair<std::uint32_t, bool>> games; // number, and whether it has faults
        while (const game* const each = reader.next()) {
            CHECK(each->offset == text.find(each->text.substr(0, 20), each->offset));
            games.emplace_back(each->index, !reader.diagnostics().empty());
        }
        CHECK(reader.diagnostics().empty());
        CHECK(reader.next() == nullptr);
        CHECK(reviewed == games.size());
        return games;
    };
    using enum game_wish;
    using found = std::vector<std::pair<std::uint32_t, bool>>;
    CHECK(read({take, take, take, take, take}) ==
          found{{1, false}, {2, true}, {3, false}, {4, true}, {5, false}});
    CHECK(read({pass_over, take, take, pass_over, pass_over}) == found{{2, true}, {3, false}});
    CHECK(read({take, pass_over, take, stop}) == found{{1, false}, {3, false}});
    CHECK(read({stop}).empty());
}
