// Damages games and counts what repair makes of them:
//
//     ctlpgn_repair_calibration [--games N] [--seed N] [--variations] FILE.pgn...
//
// The games must be correct, with their moves in standard algebraic notation. The same seed gives the same
// damage. With --variations the games must have some, and these are counted.
#include "ctlpgn/fixing.hpp"
#include "repair/damaged_variations.hpp"
#include "repair/given_back.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>

namespace {

using namespace ctlpgn;
using ctlpgn::tests::damage_kind;

struct run {
    std::string_view name;
    damage_kind kind;
    double rate;
};

constexpr run runs[] = {
    {"scanner 1 %", damage_kind::scanner, 0.01},
    {"keyboard 1 %", damage_kind::keyboard, 0.01},
    {"scanner 3 %", damage_kind::scanner, 0.03},
    {"keyboard 3 %", damage_kind::keyboard, 0.03},
    {"scanner 8 %", damage_kind::scanner, 0.08},
    {"keyboard 8 %", damage_kind::keyboard, 0.08},
    {"a ply missing, 1 %", damage_kind::ply_missing, 0.01},
    {"a move missing, 1 %", damage_kind::move_missing, 0.01},
    {"a line missing, 1 %", damage_kind::line_missing, 0.01},
    {"a ply doubled", damage_kind::ply_doubled, 0},
    {"a ply missing", damage_kind::ply_missing, 0},
    {"two plies swapped", damage_kind::plies_swapped, 0},
    {"a move missing", damage_kind::move_missing, 0},
    {"a line missing", damage_kind::line_missing, 0},
    {"numbers lost", damage_kind::numbers_lost, 0},
    {"a number wrong", damage_kind::numbers_wrong, 0},
    {"numbers glued", damage_kind::numbers_glued, 0},
    {"no check marks", damage_kind::no_check_marks, 0},
};

void measure(const run& asked, const notation& chosen, const std::vector<tests::played_game>& games,
             std::uint32_t seed) {
    tests::noise damaging(asked.kind, asked.rate, seed);
    std::size_t by_unsafe = 0;
    std::size_t by_safe = 0;
    std::size_t plies = 0;
    std::size_t repaired = 0;
    std::vector<std::string> wrong;
    std::clock_t spent = 0;
    for (const tests::played_game& each : games) {
        const tests::noisy_line line = damaging.damage(each.texts);
        const std::string text = tests::text_of(line);
        plies += each.plies.size();
        const std::clock_t begin = std::clock();
        const std::string fixed = apply_fixes(text, chosen, {}, {.unsafe = true});
        spent += std::clock() - begin;
        by_unsafe += tests::is_given_back(chosen, fixed, each) ? 1U : 0U;
        by_safe += tests::is_given_back(chosen, apply_fixes(text, chosen), each) ? 1U : 0U;
        const tests::counted_repairs counted = tests::count_repairs(chosen, line, each);
        repaired += counted.safe;
        wrong.insert(wrong.end(), counted.wrong.begin(), counted.wrong.end());
    }
    const auto count = static_cast<double>(games.size());
    const double seconds = static_cast<double>(spent) / CLOCKS_PER_SEC;
    std::printf(
        "%-20s unsafe %5.1f %%  safe %5.1f %%  safe repairs %zu, wrong %zu of %zu plies  %.0f games/s\n",
        std::string(asked.name).c_str(), 100.0 * static_cast<double>(by_unsafe) / count,
        100.0 * static_cast<double>(by_safe) / count, repaired, wrong.size(), plies,
        count / std::max(seconds, 1e-9));
    for (const std::string& each : wrong)
        std::printf("  wrong: %s\n", each.c_str());
    std::fflush(stdout);
}

void measure_variations(const run& asked, bool with_main_line, const notation& chosen,
                        const std::vector<std::string>& games, std::uint32_t seed) {
    tests::noise damaging(asked.kind, asked.rate, seed);
    tests::counted_variations all;
    const std::clock_t begin = std::clock();
    for (const std::string& each : games)
        all += tests::repair_damaged(chosen, each, damaging, with_main_line);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    const auto count = static_cast<double>(std::max<std::size_t>(all.damaged, 1));
    std::printf("%-12s %-10s  %zu lines damaged, whole again: unsafe %5.1f %%, safe %5.1f %%  safe repairs "
                "%zu, wrong %zu  games with an undamaged line changed %zu  %.1f s\n",
                std::string(asked.name).c_str(), with_main_line ? "everywhere" : "variations", all.damaged,
                100.0 * static_cast<double>(all.by_unsafe) / count,
                100.0 * static_cast<double>(all.by_safe) / count, all.safe, all.wrong.size(), all.lost,
                seconds);
    for (const std::string& each : all.wrong)
        std::printf("  wrong: %s\n", each.c_str());
    std::fflush(stdout);
}

} // namespace

int main(int count, char** words) {
    std::size_t most = 1000000;
    std::uint32_t seed = 42;
    bool of_variations = false;
    std::string text;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (i + 1 < count && word == "--games") {
            most = std::strtoul(words[++i], nullptr, 10);
            continue;
        }
        if (i + 1 < count && word == "--seed") {
            seed = static_cast<std::uint32_t>(std::strtoul(words[++i], nullptr, 10));
            continue;
        }
        if (word == "--variations") {
            of_variations = true;
            continue;
        }
        std::ifstream file(words[i], std::ios::binary);
        text.append(std::istreambuf_iterator<char>(file), {});
    }
    const notation* const chosen = find_notation("pgn");
    if (of_variations) {
        const std::vector<std::string> annotated = tests::annotated_games_in(*chosen, text, most);
        std::printf("%zu games\n", annotated.size());
        for (const bool with_main_line : {false, true})
            for (const run& each : runs)
                if (each.rate != 0)
                    measure_variations(each, with_main_line, *chosen, annotated, seed);
        return annotated.empty() ? 2 : 0;
    }
    const std::vector<tests::played_game> games = tests::games_in(*chosen, text, most);
    if (games.empty()) {
        std::puts("ctlpgn_repair_calibration [--games N] [--seed N] [--variations] FILE.pgn...: no games");
        return 2;
    }
    std::printf("%zu games\n", games.size());
    for (const run& each : runs)
        measure(each, *chosen, games, seed);
    return 0;
}
