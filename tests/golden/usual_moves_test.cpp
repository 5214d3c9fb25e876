// Usual moves are read in a short way (grammar/ctl_pgn.peg), but only if lines end with LF alone. So the same
// text with CRLF shows the result of the general rules.
#include "ctlpgn/json.hpp"
#include "golden/corpus.hpp"
#include "golden/spoiler.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

std::string replaced(std::string text, std::string_view what, std::string_view replacement) {
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + replacement.size()))
        text.replace(at, what.size(), replacement);
    return text;
}

// Everything about a text except places.
std::string content_of_text(std::string_view text, const limits& bounds) {
    std::string content;
    const auto add = [&content](std::span<const diagnostic> found) {
        for (const diagnostic& each : found)
            content.append(code_text(each.id)).append(" ");
    };
    add(read_games(text, bounds, [&](const game& read, std::span<const diagnostic> found) {
        content += to_json(read, in_ctl_pgn(), {}, {}).dump();
        add(found);
    }));
    return replaced(std::move(content), "\\r\\n", "\\n");
}

void check_alike(const std::string& text, const limits& bounds) {
    const std::string other = replaced(text, "\n", "\r\n");
    INFO(text);
    REQUIRE(content_of_text(text, bounds) == content_of_text(other, bounds));
    REQUIRE(in_ctl_pgn().accepts(text, bounds) == in_ctl_pgn().accepts(other, bounds));
}

bool has_plain_lines(const corpus_file& file) {
    // Limits count bytes.
    return !file.is_in("invalid/limits") && file.text.find('\r') == std::string::npos;
}

void check_faults_alike(std::uint64_t seed, int rounds) {
    spoiler spoils(seed);
    for (int round = 0; round != rounds; ++round)
        for (const corpus_file& file : corpus()) {
            const std::string text = spoils.spoil(file.text);
            if (has_plain_lines(file) && text.size() < 1500 && text.find('\r') == std::string::npos)
                check_alike(text, file.bounds);
        }
}

} // namespace

TEST_CASE("usual moves are read like others") {
    for (const corpus_file& file : corpus())
        if (has_plain_lines(file))
            check_alike(file.text, file.bounds);
}

TEST_CASE("usual moves with faults are read like others", "[many]") {
    check_faults_alike(3, 30);
}

TEST_CASE("usual moves with many faults are read like others", "[.long]") {
    check_faults_alike(4, 3000);
}
