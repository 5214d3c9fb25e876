// Damages games and counts what repair makes of them:
//
//     ctlpgn_repair_calibration [--notation NAME] [--form FORM] [--games N] [--seed N] [--runs N] FILE...
//     ctlpgn_repair_calibration --notation NAME --make N [--plies N] [--print]
//     ctlpgn_repair_calibration --variations|--languages [--games N] [--seed N] FILE.pgn...
//
// The games must be correct, with their moves in the canonical form; --make makes games by chance, and
// --print prints them. --runs takes only the first kinds of damage. The same seed gives the same damage. With
// --variations the games must have some, and these are counted; with --languages the games of PGN are written
// in the letters of several languages.
#include "ctlpgn/fixing.hpp"
#include "repair/damaged_variations.hpp"
#include "repair/foreign_games.hpp"
#include "repair/given_back.hpp"
#include "repair/made_games.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

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

void measure(const run& asked, const notation& chosen, const tests::game_frame& frame,
             const std::vector<tests::played_game>& games, std::uint32_t seed) {
    tests::noise damaging(asked.kind, asked.rate, seed, frame.style);
    std::size_t by_unsafe = 0;
    std::size_t by_safe = 0;
    std::size_t plies = 0;
    std::size_t repaired = 0;
    std::vector<std::string> wrong;
    std::clock_t spent = 0;
    for (const tests::played_game& each : games) {
        const tests::noisy_line line = damaging.damage(each.texts);
        const std::string text = tests::text_of(line, frame);
        plies += each.plies.size();
        const std::clock_t begin = std::clock();
        const std::string fixed = apply_fixes(text, chosen, {}, {.unsafe = true});
        spent += std::clock() - begin;
        by_unsafe += tests::is_given_back(chosen, fixed, each) ? 1U : 0U;
        by_safe += tests::is_given_back(chosen, apply_fixes(text, chosen), each) ? 1U : 0U;
        const tests::counted_repairs counted = tests::count_repairs(chosen, line, frame, each);
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

void measure_language(const run& asked, const tests::game_letters& letters, const notation& chosen,
                      const tests::game_frame& frame, const std::vector<tests::played_game>& games,
                      std::uint32_t seed) {
    tests::noise damaging(asked.kind, asked.rate, seed, frame.style);
    std::size_t whole = 0;
    std::vector<std::string> wrong;
    for (const tests::played_game& each : games) {
        const tests::played_game foreign = tests::in_letters(each, letters);
        const tests::noisy_line line = damaging.damage(foreign.texts);
        const std::string fixed = apply_fixes(tests::text_of(line, frame), chosen, {}, {.unsafe = true});
        whole += tests::is_given_back(chosen, fixed, each) ? 1U : 0U;
        const tests::counted_repairs counted = tests::count_repairs(chosen, line, frame, foreign);
        wrong.insert(wrong.end(), counted.wrong.begin(), counted.wrong.end());
    }
    std::printf("%-12s %-12s %zu of %zu games whole, safe repairs wrong: %zu\n",
                std::string(asked.name).c_str(), std::string(letters.language).c_str(), whole, games.size(),
                wrong.size());
    for (const std::string& each : wrong)
        std::printf("  wrong: %s\n", each.c_str());
    std::fflush(stdout);
}

struct settings {
    std::string notation_name = "pgn";
    std::string form;
    std::string text;
    std::size_t most = 1000000;
    std::size_t made = 0;
    std::size_t plies = 160;
    std::size_t kinds = std::size(runs);
    std::uint32_t seed = 42;
    bool prints = false;
    bool of_variations = false;
    bool of_languages = false;
};

settings settings_from(int count, char** words) {
    settings made;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        const bool has_value = i + 1 < count;
        const auto number = [&] { return std::strtoul(words[++i], nullptr, 10); };
        if (word == "--print") {
            made.prints = true;
        } else if (word == "--variations") {
            made.of_variations = true;
        } else if (word == "--languages") {
            made.of_languages = true;
        } else if (has_value && word == "--notation") {
            made.notation_name = words[++i];
        } else if (has_value && word == "--form") {
            made.form = words[++i];
        } else if (has_value && word == "--games") {
            made.most = number();
        } else if (has_value && word == "--make") {
            made.made = number();
        } else if (has_value && word == "--plies") {
            made.plies = number();
        } else if (has_value && word == "--runs") {
            made.kinds = std::min(number(), std::size(runs));
        } else if (has_value && word == "--seed") {
            made.seed = static_cast<std::uint32_t>(number());
        } else {
            std::ifstream file(words[i], std::ios::binary);
            made.text.append(std::istreambuf_iterator<char>(file), {});
        }
    }
    return made;
}

int measure_languages(const notation& chosen, const tests::game_frame& frame,
                      const std::vector<tests::played_game>& games, std::uint32_t seed) {
    for (const run& each : runs)
        if (each.rate == 0.01 && (each.kind == damage_kind::scanner || each.kind == damage_kind::keyboard))
            for (const tests::game_letters& letters : tests::languages_of_games)
                measure_language(each, letters, chosen, frame, games, seed);
    return 0;
}

int measure_all_variations(const notation& chosen, const settings& asked) {
    const std::vector<std::string> annotated = tests::annotated_games_in(chosen, asked.text, asked.most);
    std::printf("%zu games\n", annotated.size());
    for (const bool with_main_line : {false, true})
        for (const run& each : runs)
            if (each.rate != 0)
                measure_variations(each, with_main_line, chosen, annotated, asked.seed);
    return annotated.empty() ? 2 : 0;
}

} // namespace

int main(int count, char** words) {
    const settings asked = settings_from(count, words);
    const notation* const chosen = find_notation(asked.notation_name);
    if (chosen == nullptr) {
        std::puts("unknown notation");
        return 2;
    }
    if (asked.of_variations)
        return measure_all_variations(*chosen, asked);
    const tests::game_frame frame = tests::frame_of(*chosen, asked.form);
    const std::vector<tests::played_game> games =
        asked.made != 0 ? tests::made_games(*chosen, frame,
                                            {.games = asked.made, .plies = asked.plies, .seed = asked.seed})
                        : tests::games_in(*chosen, asked.text, asked.most);
    if (games.empty()) {
        std::puts("no games");
        return 2;
    }
    if (asked.prints) {
        tests::noise none(damage_kind::scanner, 0, 0, frame.style);
        for (const tests::played_game& each : games)
            std::fputs(tests::text_of(none.damage(each.texts), frame).c_str(), stdout);
        return 0;
    }
    std::printf("%zu games\n", games.size());
    if (asked.of_languages)
        return measure_languages(*chosen, frame, games, asked.seed);
    for (const run& each : std::span(runs).first(asked.kinds))
        measure(each, *chosen, frame, games, asked.seed);
    return 0;
}
