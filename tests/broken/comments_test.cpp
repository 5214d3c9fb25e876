// Comments with lines of moves are text if the game continues after them; an unclosed comment ends before the
// game continues.
#include "broken/broken_games.hpp"
#include "ctlpgn/fixing.hpp"
#include "golden/corpus.hpp"
#include "paths.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::broken;

namespace {

std::string original(const std::string& name) {
    std::ifstream input(tests::project_folder() / "tests/broken/originals" / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(input), {}};
}

bool begins_move(std::string_view line) {
    const std::size_t digits = line.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". ");
}

// Where a comment may be in the main line: after each of its moves, and after the result.
std::vector<std::size_t> places_for_comments(std::string_view text) {
    std::vector<std::size_t> found;
    bool is_inside = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin) + 1;
        const std::string_view line = text.substr(begin, end - begin);
        is_inside = is_inside || line.starts_with('{') || line.starts_with('(') || line.starts_with('.');
        if (!is_inside && begins_move(line))
            found.push_back(end);
        if (line.find('}') != std::string_view::npos || line.find(')') != std::string_view::npos)
            is_inside = false;
        begin = end;
    }
    found.push_back(text.size());
    return found;
}

std::string line_at(std::string_view text, std::size_t begin) {
    return std::string(text.substr(begin, text.find('\n', begin) - begin));
}

constexpr std::array games{"club.ctl-pgn", "draw.ctl-pgn", "mate.ctl-pgn", "notes.ctl-pgn", "study.ctl-pgn"};

} // namespace

TEST_CASE("comments full of moves, braces and results are text", "[lint][fixes][comments]") {
    for (const std::string name : games) {
        const std::string clean = original(name);
        REQUIRE(found_in(clean).empty());
        for (const std::size_t place : places_for_comments(clean)) {
            const std::string next = line_at(clean, place);
            for (const std::string& words :
                 {"So it goes on:\n" + next + "\n", "Or else:\n" + next + "\nwith equality.\n",
                  std::string("Better 1. F8-F12 { it seems.\n"), "{ " + next + "\n",
                  "(" + next + ")\nis next.\n", std::string("After that:\n3-0\n"),
                  std::string("@W resigned then.\n"), std::string("Then 2. G7-G13, G21-G15 wins.\n")}) {
                if (words.find('}') != std::string::npos)
                    continue;
                const std::string text = clean.substr(0, place) + "{ " + words + "}\n" + clean.substr(place);
                INFO(name << "\n" << text);
                const std::vector<diagnostic> found = found_in(text);
                const std::string first = found.empty() ? "" : found[0].message;
                CHECK(first.empty());
                CHECK(golden::in_ctl_pgn().accepts(text, {}));
                CHECK(apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true}) == text);
            }
        }
    }
}

TEST_CASE("an unclosed comment ends before the game continues", "[lint][fixes][comments]") {
    std::size_t fixed = 0;
    std::size_t all = 0;
    for (const std::string name : games) {
        const std::string clean = original(name);
        for (const std::size_t place : places_for_comments(clean)) {
            const std::string before = clean.substr(0, place) + "{ It was better to wait";
            const std::string meant = before + " }\n" + clean.substr(place);
            const std::string text = before + "\n" + clean.substr(place);
            INFO(text);
            if (found_in(text).empty())
                continue; // a valid comment with a brace in it
            const std::string made = apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true});
            ++all;
            fixed += made == meant ? 1U : 0U;
            if (found_in(made).empty())
                CHECK(made == meant);
        }
    }
    INFO(all);
    CHECK(fixed * 10 >= all * 9);
}
