// Whether time grows as fast as the input and no faster: hostile texts of many kinds, each made twice as long
// some times, and what that costs the reader and the linter.
//
//   ctlpgn_doubling [--bytes=N] [--times=N] [--stages=tree,lint,fix,unsafe,diff] [KIND...]
//
// The first size is N bytes. A ratio of 2 is linear time; 4 is quadratic. It ends with 1 if a ratio of the
// last two sizes is above 2.5, as far as they took long enough to tell.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "emit/report/unified_diff.hpp"

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

constexpr std::string_view head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n";

const notation& the_notation() {
    return *find_notation("ctl-pgn");
}

constexpr std::string_view deep_nest =
    "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((("
    "))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))\n";

// The beginning of a game, and something again and again; %n stands for a number that counts.
struct kind {
    std::string_view name;
    std::string_view before; // after the tags
    std::string_view unit;
    std::string_view again{}; // as often as the unit, after all of them: closes it, or refers to it
    std::string_view after{};
};

void add(std::string_view unit, std::size_t count, std::string& to) {
    for (std::size_t i = 0; i != unit.size(); ++i)
        if (unit.substr(i).starts_with("%n")) {
            to += std::to_string(count);
            ++i;
        } else {
            to += unit[i];
        }
}

std::string text_of(const kind& of, std::size_t bytes) {
    std::string text = std::string(head).append(of.before);
    const std::size_t share = of.unit.size() * bytes / (of.unit.size() + of.again.size());
    std::size_t count = 0;
    while (text.size() < share)
        add(of.unit, ++count, text);
    for (std::size_t again = 1; !of.again.empty() && again <= count; ++again)
        add(of.again, again, text);
    return text.append(of.after);
}

constexpr std::array kinds = {
    kind{"nesting", "1. G7-G13, E21-E17\n", "(1. E7-E13\n"},
    kind{"nesting of labels", "1. G7-G13, E21-E17\n", "($[%n] 1. E7-E13, E21-E17\n"},
    kind{"unclosed comments", "1. G7-G13, E21-E17\n", "{ and "},
    kind{"unclosed quotes", "", "[White \"Puig\n"},
    kind{"dots", "", "."},
    kind{"dots of numbers", "", "1. "},
    kind{"labels", "1. G7-G13, E21-E17\n", "($[%n] 1. E7-E13)\n"},
    kind{"one label", "1. G7-G13, E21-E17\n", "($[2] 1. E7-E13)\n"},
    kind{"references", "1. G7-G13, E21-E17\n{ ", "~1b$[2] 7.~ @F22 $%n "},
    kind{"references to variations", "1. G7-G13, E21-E17\n($[2] 1. E7-E13)\n{", "~1.W$[2]~ ~$[%n]~ "},
    kind{"tags", "", "[Tag%n \"value\"]\n"},
    kind{"one tag", "", "[White \"Puig, Marta\"]\n"},
    kind{"long lines", "1. G7-G13", " ,E21-E17 2. G13-G14"},
    kind{"one long word", "1. G7-G13 ", "x"},
    kind{"bytes that are no UTF-8", "1. G7-G13 ", "\xff"},
    kind{"closing parentheses", "1. G7-G13 ", ")"},
    kind{"ill moves", "", "%n. D5-D6, D6-D5\n"},
    kind{"continuations", "", "%n. G7-G13, E21-E17 :\n*\n"},
    kind{"comments", "1. G7-G13, E21-E17\n", "{ lint-ignore }\n"},
    kind{"excuses", "1. G7-G13, E21-E17\n", "{: lint-ignore[B003]: so }\n"},
    kind{"backslashes", "[White \"", "\\"},
    kind{"games", "", "[Variant \"C'escacs\"]\n\n1. G7-G13\n*\n\n"},
    kind{"missing variations", "1. G7-G13, E21-E17\n", "($[%n] 1. E7-E13)\n", "{ #1.1000%n }\n", "*\n"},
    kind{"empty variations", "1. G7-G13, E21-E17\n", "()"},
    kind{"nests of nothing", "1. G7-G13, E21-E17\n", "(((((((((((((((())))))))))))))))"},
    kind{"deep nests of nothing", "1. G7-G13, E21-E17\n", deep_nest},
    kind{"numbers alone", "", "1.\n"},
    kind{"comments on one ply", "1. G7-G13, E21-E17\n", "{ @W: a }\n"},
    kind{"comments after White", "1. G7-G13", " { a }", "", "\n2. E7-E13 :\n*\n"},
    kind{"comments before Black", "1. G7-G13", " { a }", "", " 1... E21-E17 :\n*\n"},
    kind{"comments on lines before Black", "1. G7-G13", "\n{ a }", "", "\nE21-E17 :\n*\n"},
    kind{"comments between plies", "", "%n. G7-G13 { a } E21-E17\n"},
    kind{"comments on both", "1. G7-G13, E21-E17\n", "{ @B: a } { @W: b }\n"},
    kind{"many faults", "", "%n. G7–G13,E21xE17 good\n"},
    kind{"fixes that wait", "", "%n. G7–G13 ,E21–E17 . !{@W a}\n"},
    kind{"plies nobody can read", "", "%n. GG-, 7E7\n"},
    kind{"moves in brackets", "", "%n. G7-G13, E21-E17 (%n. E7-E13\n"},
    kind{"wrong labels", "1. G7-G13, E21-E17\n", "($[x] 1. E7-E13)\n"},
    kind{"stray braces", "1. G7-G13, E21-E17\n", "} "},
    kind{"comments that close late", "1. G7-G13, E21-E17\n", "{ a\n2. E7-E13, E17-E15\n{ b }\n"},
};

std::size_t read_all(const std::string& text) {
    const auto source = open_text(text);
    game_reader reader(*source, the_notation());
    std::size_t found = 0;
    while (reader.next() != nullptr)
        found += reader.diagnostics().size();
    return found;
}

std::size_t lint_all(const std::string& text) {
    const auto source = open_text(text);
    const lint_summary found = lint(*source, the_notation(), {}, [](const linted&) {});
    return found.errors + found.warnings + found.notes;
}

std::size_t fix_all(const std::string& text) {
    return apply_fixes(text, the_notation()).size();
}

std::size_t fix_all_unsafely(const std::string& text) {
    return apply_fixes(text, the_notation(), {}, {.unsafe = true}).size();
}

std::size_t diff_all(const std::string& text) {
    std::size_t size = 0;
    const auto source = open_text(text);
    emit::unified_diff diff("a", "a", [&size](std::string_view part) { size += part.size(); });
    apply_fixes(*source, the_notation(), {}, {.unsafe = true},
                [&diff](const fixed_part& part) { diff.add(part.before, part.after); });
    diff.finish();
    return size;
}

struct stage {
    std::string_view name;
    std::size_t (*run)(const std::string&);
};
constexpr std::array stages = {stage{"tree", read_all}, stage{"lint", lint_all}, stage{"fix", fix_all},
                               stage{"unsafe", fix_all_unsafely}, stage{"diff", diff_all}};

double seconds(const stage& of, const std::string& text) {
    double best = std::numeric_limits<double>::max();
    for (int i = 0; i != repetitions; ++i) {
        const std::clock_t begin = std::clock();
        of.run(text);
        best = std::min(best, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        if (best > 1)
            break;
    }
    return best;
}

// Whether the last ratio is no more than it may be.
bool measure(const kind& of, const stage& in, std::size_t bytes, std::size_t times) {
    std::printf("%-26s %-6s", std::string(of.name).c_str(), std::string(in.name).c_str());
    double last = 0;
    double ratio = 0;
    for (std::size_t i = 0; i <= times; ++i, bytes *= 2) {
        const double now = seconds(in, text_of(of, bytes));
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

std::size_t number_of(const char* text) {
    return std::strtoull(text, nullptr, 10);
}

} // namespace

int main(int argc, char** argv) {
    std::size_t bytes = std::size_t{128} << 10U;
    std::size_t times = 4;
    std::string_view wanted_stages = "tree,lint,fix,unsafe,diff";
    std::vector<std::string_view> wanted;
    for (int i = 1; i != argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--bytes="))
            bytes = number_of(argv[i] + std::string_view("--bytes=").size());
        else if (argument.starts_with("--times="))
            times = number_of(argv[i] + std::string_view("--times=").size());
        else if (argument.starts_with("--stages="))
            wanted_stages = argument.substr(std::string_view("--stages=").size());
        else
            wanted.push_back(argument);
    }
    std::printf("%-26s %-6s %12s  ratio of each doubling\n", "kind", "stage", "at first");
    bool linear = true;
    for (const kind& each : kinds)
        if (wanted.empty() || std::ranges::count(wanted, each.name) != 0)
            for (const stage& in : stages)
                if (wanted_stages.find(in.name) != std::string_view::npos)
                    linear = measure(each, in, bytes, times) && linear;
    return linear ? 0 : 1;
}
