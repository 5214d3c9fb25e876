// Round trips of the PGN corpus.
#include "ctlpgn/format.hpp"
#include "ctlpgn/from_json.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/source.hpp"
#include "golden/corpus.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

const std::vector<corpus_file>& files() {
    return corpus_of(tests::pgn_notation());
}

bool is_right(const corpus_file& file) {
    return file.is_in("valid") || file.is_in("spec");
}

std::string back_from_json(const std::string& json) {
    const auto source = open_text(json);
    std::string result;
    read_json(*source, [&result](const json_game& each) {
        result +=
            each.read == nullptr ? std::string(each.doubt) + '\n' : format_game(*each.read, *each.written_in);
    });
    return result;
}

std::string written_anew(const corpus_file& file) {
    const auto source = open_text(file.text);
    std::string result;
    game_reader reader(*source, tests::pgn_notation(), file.bounds);
    while (const game* const read = reader.next())
        result += format_game(*read, tests::pgn_notation());
    return result;
}

} // namespace

TEST_CASE("pgn: valid games are restored from JSON as formatted", "[golden][pgn]") {
    CHECK(files().size() > 350);
    for (const corpus_file& file : files()) {
        INFO(file.name);
        if (is_right(file))
            CHECK(back_from_json(write_json(file)) == written_anew(file));
    }
}

TEST_CASE("pgn: formatting is idempotent and keeps the game", "[golden][pgn]") {
    for (const corpus_file& file : files()) {
        INFO(file.name);
        const std::string once = tests::formatted_pgn(file.text);
        CHECK(tests::formatted_pgn(once) == once);
        if (is_right(file))
            CHECK(read_diagnostics(once, file.bounds, check_level::legal, tests::pgn_notation()).empty());
    }
}

// Most tags and moves are read in a short way, but only with the usual spaces.
TEST_CASE("pgn: usual tags and moves are read like others", "[pgn]") {
    const auto contents = [](std::string_view text, const limits& bounds) {
        std::string content;
        read_games(
            text, bounds,
            [&content](const game& read, std::span<const diagnostic>) {
                content += to_json(read, tests::pgn_notation(), {}).dump();
            },
            std::string_view::npos, check_level::syntax, tests::pgn_notation());
        return content;
    };
    std::size_t moves = 0;
    for (const corpus_file& file : files()) {
        const std::size_t header = file.text.find("\n\n");
        if (!is_right(file) || header == std::string::npos ||
            file.text.find_first_of("{;%") != std::string::npos)
            continue;
        std::string other = file.text;
        for (std::size_t at = other.find("\"]\n"); at < header; at = other.find("\"]\n", at + 1))
            other.replace(at, 3, "\"]\t");
        std::replace(other.begin() + static_cast<std::ptrdiff_t>(header), other.end(), ' ', '\t');
        INFO(file.name);
        if (std::count(other.begin(), other.end(), '[') ==
            std::count(other.begin(), other.begin() + static_cast<std::ptrdiff_t>(header), '[')) {
            REQUIRE(contents(other, file.bounds) == contents(file.text, file.bounds));
            ++moves;
        }
    }
    CHECK(moves > 20);
}
