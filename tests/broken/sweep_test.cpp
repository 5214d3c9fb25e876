// Clean games with one character dropped, doubled or inserted: no fix may give a text without findings that
// differs from the game.
#include "broken/broken_games.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "golden/corpus.hpp"
#include "paths.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::broken;

namespace {

// The moves of a text, without the comments. A label is a name: if a changed one differs from its references,
// either may be rewritten.
struct content {
    std::vector<std::tuple<main_ply, std::size_t>> plies; // of all lines, each with the number of its line
    std::vector<int> results;

    friend bool operator==(const content&, const content&) = default;
};

content content_of(const std::string& text) {
    content found;
    const auto source = open_text(text);
    game_reader games(*source, golden::in_ctl_pgn());
    while (const game* const read = games.next()) {
        found.results.push_back(read->result);
        const auto add_line = [&](const line_of_play& line, std::size_t number) {
            for (node at = line.first_ply; at != no_node; at = read->plies[at].next) {
                const ply& each = read->plies[at];
                found.plies.emplace_back(main_ply{each.player, each.kind, each.from, each.to}, number);
            }
        };
        add_line(read->main_line, 0);
        for (std::size_t i = 0; i != read->variations.size(); ++i)
            add_line(read->variations[i].line, i + 1);
    }
    return found;
}

struct sweep {
    std::string list;
    std::size_t texts = 0;
    std::size_t lies = 0;

    void look_at(const std::string& text, const content& original, const std::string& what) {
        ++texts;
        if (found_in(text).empty())
            return; // it is another game, or differs only in words
        const content before = content_of(text);
        const std::string safe = apply_fixes(text, golden::in_ctl_pgn());
        if (safe != text && found_in(safe).empty() && content_of(safe) != original)
            report(what + ": safe", safe);
        const std::string unsafe = apply_fixes(text, golden::in_ctl_pgn(), {}, {.unsafe = true});
        if (unsafe != text && found_in(unsafe).empty() && content_of(unsafe) != original)
            report(what + ": unsafe", unsafe);
    }

    void report(const std::string& what, const std::string& fixed) {
        ++lies;
        list += what + "\n" + (lies < 20 ? fixed : std::string());
    }
};

std::size_t length_of_character(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end != text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return end - at;
}

// Every `step`th change of each kind.
void sweep_game(const std::string& name, std::size_t step, std::size_t first, sweep& all) {
    std::ifstream input(tests::project_folder() / "tests/broken/originals" / name, std::ios::binary);
    const std::string clean{std::istreambuf_iterator<char>(input), {}};
    const content original = content_of(clean);
    std::size_t count = first;
    const auto is_chosen = [&] { return count++ % step == 0; };
    for (std::size_t at = 0; at < clean.size(); at += length_of_character(clean, at)) {
        const std::size_t length = length_of_character(clean, at);
        const std::string place = name + " " + std::to_string(at);
        const auto with = [&](std::string_view written) {
            return clean.substr(0, at).append(written).append(clean.substr(at + length));
        };
        const std::string here = clean.substr(at, length);
        if (is_chosen())
            all.look_at(with(""), original, place + " without " + here);
        if (is_chosen())
            all.look_at(with(here + here), original, place + " twice " + here);
        for (const std::string_view sign : {"(", ")", "{", "}"})
            if (is_chosen())
                all.look_at(with(std::string(sign) + here), original, place + " with " + std::string(sign));
    }
}

constexpr std::string_view swept_games[] = {"club.ctl-pgn", "ending.ctl-pgn", "mate.ctl-pgn", "notes.ctl-pgn",
                                            "study.ctl-pgn"};

} // namespace

TEST_CASE("no fix of one lost, doubled or stray character lies", "[lint][fixes][broken]") {
    constexpr std::size_t sample = 97;
    sweep all;
    std::size_t first = 0;
    for (const std::string_view each : swept_games)
        sweep_game(std::string(each), sample, first++, all);
    INFO(all.list);
    CHECK(all.texts > 100);
    CHECK(all.lies == 0);
}

TEST_CASE("no fix of any lost, doubled or stray character lies", "[.long][lint][fixes][broken]") {
    sweep all;
    for (const std::string_view each : swept_games)
        sweep_game(std::string(each), 1, 0, all);
    INFO(all.list);
    INFO(all.texts);
    CHECK(all.lies == 0);
}
