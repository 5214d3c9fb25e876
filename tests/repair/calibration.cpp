// Damages games and counts what repair makes of them:
//
//     ctlpgn_repair_calibration [--games N] [--seed N] FILE.pgn...
//
// The games must be correct, with their moves in standard algebraic notation. The same seed gives the same
// damage.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "repair/noise.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctlpgn;
using ctlpgn::tests::damage_kind;

struct played_game {
    std::vector<std::string> texts;
    std::vector<ply> plies; // as the board has them
};

std::vector<ply> plies_of(const notation& chosen, const game& read) {
    std::vector<ply> resolved;
    chosen.resolve(read, resolved);
    std::vector<ply> line;
    for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
        line.push_back(resolved[at]);
    return line;
}

bool is_same(const ply& one, const ply& other) {
    return one.kind == other.kind && one.from == other.from && one.to == other.to &&
           one.promotion == other.promotion && (one.from != no_place || one.kind == ply_kind::castled);
}

std::vector<played_game> games_in(const notation& chosen, const std::string& text, std::size_t most) {
    std::vector<played_game> games;
    game read;
    std::vector<finding> findings;
    for (std::string_view rest = text; !rest.empty() && games.size() != most;) {
        const reading_result result = chosen.read_game(rest, false, true, {}, read, findings);
        if (!result.game || result.consumed == 0)
            break;
        played_game made{.texts = {}, .plies = plies_of(chosen, read)};
        for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
            made.texts.emplace_back(read.raw(read.plies[at].text()));
        if (made.texts.size() >= 20)
            games.push_back(std::move(made));
        rest.remove_prefix(result.consumed);
    }
    return games;
}

constexpr std::string_view tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                  "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

bool is_given_back(const notation& chosen, const std::string& fixed, const played_game& meant) {
    game read;
    std::vector<finding> findings;
    chosen.read_game(fixed, true, true, {}, read, findings);
    return std::ranges::equal(plies_of(chosen, read), meant.plies, is_same);
}

std::string_view without_mark(std::string_view ply) {
    return ply.substr(0, ply.find_last_not_of("+#") + 1);
}

// Safe repairs of one ply that write another than was meant.
void count_wrong(std::span<const diagnostic> found, const tests::noisy_line& line, const played_game& meant,
                 std::size_t& repaired, std::size_t& wrong) {
    for (const diagnostic& each : found) {
        if (!each.remedy || !each.remedy->proven || !each.remedy->safe || each.remedy->edits.size() != 1)
            continue;
        const file_edit& edit = each.remedy->edits.front();
        for (std::size_t i = 0; i != line.begins.size(); ++i) {
            if (line.begins[i] + tags.size() != edit.begin)
                continue;
            ++repaired;
            std::string both = meant.texts[i];
            if (i + 1 != meant.texts.size())
                both += ' ' + meant.texts[i + 1];
            if (without_mark(edit.text) != without_mark(meant.texts[i]) && edit.text != both) {
                ++wrong;
                if (std::getenv("CTLPGN_SHOW_WRONG") != nullptr)
                    std::printf("  wrong: %s for %s\n", edit.text.c_str(), meant.texts[i].c_str());
            }
        }
    }
}

struct run {
    std::string_view name;
    damage_kind kind;
    double rate;
};

constexpr run runs[] = {
    {"scanner 1 %", damage_kind::scanner, 0.01},          {"keyboard 1 %", damage_kind::keyboard, 0.01},
    {"scanner 3 %", damage_kind::scanner, 0.03},          {"keyboard 3 %", damage_kind::keyboard, 0.03},
    {"scanner 8 %", damage_kind::scanner, 0.08},          {"keyboard 8 %", damage_kind::keyboard, 0.08},
    {"a ply doubled", damage_kind::ply_doubled, 0},       {"a ply missing", damage_kind::ply_missing, 0},
    {"two plies swapped", damage_kind::plies_swapped, 0}, {"a move missing", damage_kind::move_missing, 0},
    {"numbers lost", damage_kind::numbers_lost, 0},       {"a number wrong", damage_kind::numbers_wrong, 0},
    {"numbers glued", damage_kind::numbers_glued, 0},     {"no check marks", damage_kind::no_check_marks, 0},
};

void measure(const run& asked, const notation& chosen, const std::vector<played_game>& games,
             std::uint32_t seed) {
    tests::noise damaging(asked.kind, asked.rate, seed);
    std::size_t by_unsafe = 0;
    std::size_t by_safe = 0;
    std::size_t plies = 0;
    std::size_t repaired = 0;
    std::size_t wrong = 0;
    std::clock_t spent = 0;
    for (const played_game& each : games) {
        const tests::noisy_line line = damaging.damage(each.texts);
        const std::string text = std::string(tags) + line.text + "*\n";
        plies += each.plies.size();
        const std::clock_t begin = std::clock();
        const std::string fixed = apply_fixes(text, chosen, {}, {.unsafe = true});
        spent += std::clock() - begin;
        by_unsafe += is_given_back(chosen, fixed, each) ? 1U : 0U;
        by_safe += is_given_back(chosen, apply_fixes(text, chosen), each) ? 1U : 0U;
        const auto source = open_text(text);
        lint(*source, chosen, {},
             [&](const linted& found) { count_wrong(found.found, line, each, repaired, wrong); });
    }
    const double seconds = static_cast<double>(spent) / CLOCKS_PER_SEC;
    std::printf(
        "%-18s unsafe %5.1f %%  safe %5.1f %%  safe repairs %zu, wrong %zu of %zu plies  %.0f games/s\n",
        std::string(asked.name).c_str(),
        100.0 * static_cast<double>(by_unsafe) / static_cast<double>(games.size()),
        100.0 * static_cast<double>(by_safe) / static_cast<double>(games.size()), repaired, wrong, plies,
        static_cast<double>(games.size()) / std::max(seconds, 1e-9));
    std::fflush(stdout);
}

} // namespace

int main(int count, char** words) {
    std::size_t most = 1000000;
    std::uint32_t seed = 42;
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
        std::ifstream file(words[i], std::ios::binary);
        text.append(std::istreambuf_iterator<char>(file), {});
    }
    const notation* const chosen = find_notation("pgn");
    const std::vector<played_game> games = games_in(*chosen, text, most);
    if (games.empty()) {
        std::puts("ctlpgn_repair_calibration [--games N] [--seed N] FILE.pgn...: no games");
        return 2;
    }
    std::printf("%zu games\n", games.size());
    for (const run& each : runs)
        measure(each, *chosen, games, seed);
    return 0;
}
