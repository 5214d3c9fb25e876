// Makes valid annotated games, and looks whether the promises about them hold; see the usage below.
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

struct wishes {
    std::uint64_t count = 0;
    std::uint64_t seed = std::random_device()();
    bool plain = false; // remarks
    bool shown = false; // the games
};

int usage() {
    std::cerr
        << "usage: ctlpgn_valid_games NOTATION COUNT[:SEED] [--plain] [--show]\n"
           "Makes COUNT valid annotated games of the notation, and looks whether they are clean, unchanged\n"
           "by fixes, and equal after formatting and after a way through JSON. Without SEED other games are\n"
           "made each time; the seed is printed, and counts up from game to game. With --plain comments\n"
           "hold nothing that looks like moves, tags or braces; --show prints the games.\n"
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

int try_games(const way_of_writing& way, const notation& chosen, const wishes& wanted) {
    std::cout << way.notation << ": " << wanted.count << " games from the seed " << wanted.seed << std::endl;
    const game_maker maker(chosen);
    std::map<std::string, std::size_t> faults; // by the promise that is broken
    for (std::uint64_t seed = wanted.seed; seed != wanted.seed + wanted.count; ++seed) {
        const drafted_game made =
            maker.game(seed, wanted.plain ? remark_kind::plain : remark_kind::misleading);
        chance lot(seed);
        const std::string text = way.write(made, lot);
        if (wanted.shown)
            std::cout << text << '\n';
        const broken_promise broken = find_broken_promise(made, text, chosen);
        // One of each kind is enough to read.
        if (!broken.what.empty() && ++faults[broken.what] == 1)
            std::cerr << way.notation << ", seed " << seed << ": " << broken.what << "\n"
                      << broken.detail << "\nin\n"
                      << text << "\n\n";
    }
    for (const auto& [what, times] : faults)
        std::cout << times << " of " << wanted.count << ": " << what << '\n';
    return faults.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    wishes wanted;
    if (arguments.size() < 2 || !read_count(arguments[1], wanted))
        return usage();
    for (const std::string_view each : std::span(arguments).subspan(2)) {
        if (each != "--plain" && each != "--show")
            return usage();
        (each == "--plain" ? wanted.plain : wanted.shown) = true;
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
