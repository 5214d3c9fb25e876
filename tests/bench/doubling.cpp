// Checks that time grows no faster than the input: hostile texts of many kinds in every notation, each
// doubled several times, and the time that the reader and the linter take.
//
//   ctlpgn_doubling [--bytes=N] [--times=N] [--stages=tree,lint,fix,unsafe,diff] [KIND or NOTATION...]
//   ctlpgn_doubling --chance=N [--seed=N] [...]
//
// The first size is N bytes. A ratio of 2 is linear time; 4 is quadratic. The exit status is 1 if the ratio
// of the last two sizes is above 2.5 and they took long enough to be sure. With --chance, N random texts per
// notation are made instead, and those that take more than linear time are reported.
#include "chance_texts.hpp"
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "emit/report/unified_diff.hpp"
#include "hostile_texts.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctlpgn;

constexpr double too_much = 2.5;
constexpr double long_enough = 0.02; // seconds
constexpr int repetitions = 3;       // the fastest counts

std::size_t read_all(const std::string& text, const notation& in) {
    const auto source = open_text(text);
    game_reader reader(*source, in);
    std::size_t found = 0;
    while (reader.next() != nullptr)
        found += reader.diagnostics().size();
    return found;
}

std::size_t lint_all(const std::string& text, const notation& in) {
    const auto source = open_text(text);
    const lint_summary found = lint(*source, in, {}, [](const linted&) {});
    return found.errors + found.warnings + found.notes;
}

std::size_t fix_all(const std::string& text, const notation& in) {
    return apply_fixes(text, in).size();
}

std::size_t fix_all_unsafely(const std::string& text, const notation& in) {
    return apply_fixes(text, in, {}, {.unsafe = true}).size();
}

std::size_t diff_all(const std::string& text, const notation& in) {
    std::size_t size = 0;
    const auto source = open_text(text);
    emit::unified_diff diff("a", "a", [&size](std::string_view part) { size += part.size(); });
    apply_fixes(*source, in, {}, {.unsafe = true},
                [&diff](const fixed_part& part) { diff.add(part.before, part.after); });
    diff.finish();
    return size;
}

struct stage {
    std::string_view name;
    std::size_t (*run)(const std::string&, const notation&);
};
constexpr std::array stages = {stage{"tree", read_all}, stage{"lint", lint_all}, stage{"fix", fix_all},
                               stage{"unsafe", fix_all_unsafely}, stage{"diff", diff_all}};

double seconds(const stage& of, const std::string& text, const notation& in) {
    double best = std::numeric_limits<double>::max();
    for (int i = 0; i != repetitions; ++i) {
        const std::clock_t begin = std::clock();
        of.run(text, in);
        best = std::min(best, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        if (best > 1)
            break;
    }
    return best;
}

// Whether the last ratio is within the limit.
bool measure(const bench::hostile_texts& of, const bench::hostile_text& kind, const stage& in,
             std::size_t bytes, std::size_t times) {
    const notation& read_as = *find_notation(of.notation);
    std::printf("%-9s %-30s %-6s", std::string(of.notation).c_str(), std::string(kind.name).c_str(),
                std::string(in.name).c_str());
    double last = 0;
    double ratio = 0;
    for (std::size_t i = 0; i <= times; ++i, bytes *= 2) {
        const double now = seconds(in, made_text(of, kind, bytes), read_as);
        ratio = last < long_enough ? 0 : now / last;
        if (i == 0)
            std::printf(" %9.1f ms", now * 1e3);
        else if (last < long_enough)
            std::printf("     -");
        else
            std::printf(" %5.2f", ratio);
        std::fflush(stdout);
        last = now;
    }
    std::printf(" %9.1f ms%s\n", last * 1e3, ratio > too_much ? "   more than linear" : "");
    return ratio <= too_much;
}

// A text as a C++ literal.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char each : text)
        if (each >= ' ' && each <= '~') {
            result += each;
        } else {
            char code[5];
            std::snprintf(code, sizeof code, "\\x%02X",
                          static_cast<unsigned>(static_cast<unsigned char>(each)));
            result += code;
        }
    return result;
}

// Whether a unit is read in linear time by itself and after the tags of a game.
bool is_linear(const bench::hostile_texts& of, const std::string& unit, const stage& in, std::size_t bytes) {
    const notation& read_as = *find_notation(of.notation);
    const std::string name = escaped(unit);
    for (const std::string_view head : {std::string_view(), of.head}) {
        const bench::hostile_texts texts{of.notation, head, {}};
        const bench::hostile_text kind{name, "", unit};
        const double one = seconds(in, made_text(texts, kind, bytes), read_as);
        if (one < long_enough)
            continue;
        const double two = seconds(in, made_text(texts, kind, 2 * bytes), read_as);
        if (two > too_much * one && !measure(texts, kind, in, bytes, 2))
            return false;
    }
    return true;
}

std::size_t number_of(const char* text) {
    return std::strtoull(text, nullptr, 10);
}

} // namespace

int main(int argc, char** argv) {
    std::size_t bytes = std::size_t{128} << 10U;
    std::size_t times = 4;
    std::size_t by_chance = 0;
    std::size_t seed = 0;
    std::string_view wanted_stages = "tree,lint,fix,unsafe,diff";
    std::vector<std::string_view> wanted;
    for (int i = 1; i != argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--bytes="))
            bytes = number_of(argv[i] + std::string_view("--bytes=").size());
        else if (argument.starts_with("--times="))
            times = number_of(argv[i] + std::string_view("--times=").size());
        else if (argument.starts_with("--chance="))
            by_chance = number_of(argv[i] + std::string_view("--chance=").size());
        else if (argument.starts_with("--seed="))
            seed = number_of(argv[i] + std::string_view("--seed=").size());
        else if (argument.starts_with("--stages="))
            wanted_stages = argument.substr(std::string_view("--stages=").size());
        else
            wanted.push_back(argument);
    }
    std::printf("%-9s %-30s %-6s %12s  ratio of each doubling\n", "notation", "kind", "stage", "at first");
    const auto is_wanted = [&wanted](std::string_view name) {
        return wanted.empty() || std::ranges::count(wanted, name) != 0;
    };
    bool linear = true;
    for (std::size_t i = 0; i != by_chance; ++i)
        for (const bench::hostile_texts& of : bench::all_hostile_texts())
            for (const stage& in : stages)
                if (is_wanted(of.notation) && wanted_stages.find(in.name) != std::string_view::npos) {
                    const auto number = static_cast<std::uint32_t>(seed + i);
                    linear = is_linear(of, bench::chance_unit(of.notation, number), in, bytes) && linear;
                }
    if (by_chance != 0)
        return linear ? 0 : 1;
    for (const bench::hostile_texts& of : bench::all_hostile_texts())
        for (const bench::hostile_text& kind : of.texts)
            for (const stage& in : stages)
                if ((is_wanted(kind.name) || is_wanted(of.notation)) &&
                    wanted_stages.find(in.name) != std::string_view::npos)
                    linear = measure(of, kind, in, bytes, times) && linear;
    return linear ? 0 : 1;
}
