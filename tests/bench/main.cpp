// How many bytes a second each stage reads, and the ratio to a plain table scan of the same bytes in the same
// run.
//
//   ctlpgn_bench [--megabytes=N] [options of Google Benchmark]
//   ctlpgn_bench [--megabytes=N] --print=plain|annotated       the games themselves
#include "ctlpgn/format.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"
#include "games/cescacs/legal.hpp"
#include "lint/context.hpp"
#include "notations/ctl_pgn/board_rules.hpp"
#include "notations/ctl_pgn/replay.hpp"
#include "support/game_text.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace ctlpgn;

const notation& the_notation() {
    return *find_notation("ctl-pgn");
}

// What `wc -l` does.
std::size_t newlines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::size_t table_scan(const std::string& text) {
    static const auto table = [] {
        std::array<unsigned char, 256> made{};
        for (std::size_t i = 0; i != made.size(); ++i)
            made[i] = static_cast<unsigned char>(i % 7);
        return made;
    }();
    std::size_t sum = 0;
    for (const char c : text)
        sum += table[static_cast<unsigned char>(c)];
    return sum;
}

std::size_t strict(const std::string& text) {
    return the_notation().accepts(text, {}) ? 1 : 0;
}

template <typename Use> std::size_t read_games(std::string_view text, Use use) {
    game into;
    std::vector<finding> found;
    std::size_t count = 0;
    for (bool first = true; !text.empty(); first = false) {
        found.clear();
        const reading_result result = the_notation().read_game(text, first, true, {}, into, found);
        text.remove_prefix(result.consumed);
        if (!result.game)
            break;
        into.index = static_cast<std::uint32_t>(++count);
        use(into);
    }
    return count;
}

std::size_t tree(const std::string& text) {
    std::size_t moves = 0;
    read_games(text, [&](const game& read) { moves += read.moves.size(); });
    return moves;
}

// Every ply on the board, and nothing said about it.
std::size_t replay(const std::string& text) {
    std::size_t contradictions = 0;
    read_games(text, [&](const game& read) {
        ctl_pgn::replay played(read);
        played.run(
            [&](const ctl_pgn::replayed_ply& each) { contradictions += each.fault.is_coherent() ? 0 : 1; });
    });
    return contradictions;
}

// What `ctlpgn lint` does at a level but for writing the report. Notes about repetitions are no faults.
std::size_t lint_at(check_level level, const std::string& text) {
    lint_options how;
    how.how_much = level;
    const auto source = open_text(text);
    const lint_summary found = ctlpgn::lint(*source, the_notation(), how, [](const linted&) {});
    return found.errors + found.warnings + (level == check_level::legal ? 0 : found.notes);
}

std::size_t lint(const std::string& text) {
    return lint_at(check_level::coherent, text);
}

// Every ply on the board, and judged by the rules of play: no other rule, and no report.
std::size_t legal(const std::string& text) {
    std::vector<finding> findings;
    read_games(text, [&](const game& read) {
        check_context context(read, *the_notation().words, check_level::legal, findings);
        ctl_pgn::check_board_of_game(context);
    });
    return findings.size();
}

std::size_t lint_legal(const std::string& text) {
    return lint_at(check_level::legal, text);
}

std::uint64_t plies_of(const std::string& text) {
    std::uint64_t plies = 0;
    read_games(text, [&](const game& read) {
        for (const move& each : read.moves)
            plies += (each.white.written() ? 1U : 0U) + (each.black.written() ? 1U : 0U);
    });
    return plies;
}

std::size_t json_lines(const std::string& text) {
    std::size_t bytes = 0;
    json_writer out([&](std::string_view block) { bytes += block.size(); }, {.lines = true});
    read_games(text, [&](const game& read) { out.write(read, the_notation(), {}); });
    out.finish();
    return bytes;
}

// Writing alone, without making sure that it reads back the same.
std::size_t write(const std::string& text) {
    game_formatter formatter(the_notation());
    std::size_t bytes = 0;
    std::string written;
    read_games(text, [&](const game& read) {
        written.clear();
        formatter.write(read, written);
        bytes += written.size();
    });
    return bytes;
}

// What `ctlpgn fmt -` does but for writing its output.
std::size_t fmt(const std::string& text) {
    const auto source = open_text(text);
    std::size_t bytes = 0;
    format_games(*source, the_notation(), {}, faulty_games::keep,
                 [&bytes](const formatted_game& each) { bytes += each.after.size(); });
    return bytes;
}

void add(const std::string& name, const std::string& text, std::uint64_t plies,
         std::size_t (*stage)(const std::string&)) {
    benchmark::RegisterBenchmark(name.c_str(), [&text, plies, stage](benchmark::State& state) {
        for (auto iteration : state) {
            static_cast<void>(iteration);
            benchmark::DoNotOptimize(stage(text));
        }
        state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
        state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * plies));
    })->Unit(benchmark::kMillisecond);
}

// Leaves a second of the tree of legal plies from the start.
void add_perft() {
    constexpr int depth = 4;
    benchmark::RegisterBenchmark("perft", [](benchmark::State& state) {
        std::uint64_t leaves = 0;
        for (auto iteration : state) {
            static_cast<void>(iteration);
            leaves += cescacs::perft(cescacs::start_position(), depth);
        }
        state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
    })->Unit(benchmark::kMillisecond);
}

class ratio_reporter : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            if (const auto rate = run.counters.find("bytes_per_second");
                rate != run.counters.end() && run.run_type == Run::RT_Iteration)
                rates_[run.benchmark_name()] = std::max<double>(rates_[run.benchmark_name()], rate->second);
    }

    void print() const {
        std::printf("\n%-24s %10s %14s\n", "stage", "MB/s", "of the scan");
        for (const auto& [name, rate] : rates_) {
            const auto scan = rates_.find(name.substr(0, name.find('/')) + "/table_scan");
            if (scan != rates_.end())
                std::printf("%-24s %10.0f %14.3f\n", name.c_str(), rate / 1e6, rate / scan->second);
        }
    }

  private:
    std::map<std::string, double> rates_; // by processor time
};

// The value of the last such option, which is taken away; empty if there is none.
std::string take_option(int& argc, char** argv, std::string_view name) {
    std::string value;
    const auto is_this = [&](const char* argument) {
        const std::string_view text(argument);
        if (!text.starts_with(name))
            return false;
        value = text.substr(name.size());
        return true;
    };
    argc = static_cast<int>(std::remove_if(argv, argv + argc, is_this) - argv);
    return value;
}

} // namespace

int main(int argc, char** argv) {
    const std::string size = take_option(argc, argv, "--megabytes=");
    const std::string printed = take_option(argc, argv, "--print=");
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;

    constexpr std::uint64_t seed = 2021;
    const std::size_t bytes = (size.empty() ? 100 : std::strtoull(size.c_str(), nullptr, 10)) * 1000000;
    std::map<std::string, std::string> texts;
    for (const auto& [name, kind] :
         {std::pair("plain", bench::flavour::plain), std::pair("annotated", bench::flavour::annotated)})
        if (printed.empty() || printed == name)
            texts[name] = bench::games(kind, bytes, seed);
    if (!printed.empty()) {
        std::fwrite(texts[printed].data(), 1, texts[printed].size(), stdout);
        return 0;
    }
    for (const auto& [name, text] : texts) {
        if (strict(text) == 0) {
            std::fprintf(stderr, "the %s games are not in the language\n", name.c_str());
            return 1;
        }
        if (replay(text) + lint(text) + lint_legal(text) != 0) {
            std::fprintf(stderr, "something is wrong with the %s games\n", name.c_str());
            return 1;
        }
        const std::uint64_t plies = plies_of(text);
        add(name + "/newlines", text, plies, newlines);
        add(name + "/table_scan", text, plies, table_scan);
        add(name + "/strict", text, plies, strict);
        add(name + "/tree", text, plies, tree);
        add(name + "/replay", text, plies, replay);
        add(name + "/lint", text, plies, lint);
        add(name + "/legal", text, plies, legal);
        add(name + "/lint_legal", text, plies, lint_legal);
        add(name + "/json_lines", text, plies, json_lines);
        add(name + "/write", text, plies, write);
        add(name + "/fmt", text, plies, fmt);
    }
    add_perft();
    ratio_reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print();
    return 0;
}
