// Makes valid annotated games, and checks the promises about them; see the usage below.
#include "valid/game_maker.hpp"
#include "valid/promises.hpp"
#include "valid/written_games.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <exception>
#include <iostream>
#include <map>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctlpgn;
using namespace ctlpgn::valid;

constexpr int no_result = 2;
constexpr std::uint64_t game_seeds_apart = std::uint64_t{1} << 40U; // of the games of a file

struct wishes {
    std::uint64_t count = 0;
    std::uint64_t seed = std::random_device()();
    bool shown = false; // the games
};

int usage() {
    std::cerr
        << "usage: ctlpgn_valid_games NOTATION COUNT[:SEED] [--show]\n"
           "Makes COUNT valid annotated games of the notation, some of them in files of several, and looks\n"
           "whether they are clean, unchanged by fixes, and equal after formatting and after a way through\n"
           "JSON. Without SEED other games are made each time; the seed is printed, and counts up from file\n"
           "to file. --show prints them.\n"
           "Notations:";
    for (const way_of_writing& each : ways_of_writing())
        std::cerr << ' ' << each.notation;
    std::cerr << '\n';
    return no_result;
}

// "1250" or "1250:42"
bool read_count(std::string_view text, wishes& wanted) {
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, wanted.count);
    if (error != std::errc() || after == end)
        return error == std::errc();
    const auto [last, wrong] = std::from_chars(after + 1, end, wanted.seed);
    return *after == ':' && wrong == std::errc() && last == end;
}

// The games of a file; they begin with this seed.
std::vector<drafted_game> drafts(const game_maker& maker, std::uint64_t seed, chance& lot) {
    constexpr std::size_t most_together = 3;
    std::vector<drafted_game> made(lot.once_in(4) ? most_together : 1);
    for (std::size_t i = 0; i != made.size(); ++i)
        made[i] = maker.game(seed + i * game_seeds_apart);
    return made;
}

int try_games(const way_of_writing& way, const notation& chosen, const wishes& wanted) {
    std::cout << way.notation << ": " << wanted.count << " games from the seed " << wanted.seed << std::endl;
    const game_maker maker(chosen);
    std::map<std::string, std::size_t> faults; // by the promise that is broken
    std::uint64_t seed = wanted.seed;
    for (std::uint64_t count = 0; count < wanted.count; ++seed) {
        chance lot(seed);
        std::vector<drafted_game> made = drafts(maker, seed, lot);
        count += made.size();
        std::vector<drafted_game> again = made;
        chance same(lot);
        freedoms author(way.freedoms_of_authors, seed);
        freedoms stylist = author.without_findings();
        const std::string text = way.write(made, author, lot);
        const std::string in_style = way.write(again, stylist, same);
        if (wanted.shown)
            std::cout << author.names() << '\n' << text << '\n';
        const broken_promise broken =
            find_broken_promise({.made = made, .text = text, .author = author, .fixed = in_style}, chosen);
        // One of each kind is enough to read.
        if (!broken.what.empty() && ++faults[broken.what] == 1)
            std::cerr << way.notation << ", seed " << seed << ": " << broken.what << "\n"
                      << broken.detail << "\nby an author's freedoms: " << author.names() << "\nin\n"
                      << text << "\n\n";
    }
    for (const auto& [what, times] : faults)
        std::cout << times << " times: " << what << '\n';
    return faults.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    wishes wanted;
    if (arguments.size() < 2 || !read_count(arguments[1], wanted))
        return usage();
    for (const std::string_view each : std::span(arguments).subspan(2)) {
        if (each != "--show")
            return usage();
        wanted.shown = true;
    }
    const auto way = std::ranges::find(ways_of_writing(), arguments[0], &way_of_writing::notation);
    const notation* const chosen = find_notation(arguments[0]);
    if (way == ways_of_writing().end() || chosen == nullptr)
        return usage();
    try {
        return try_games(*way, *chosen, wanted);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return no_result;
    }
}
