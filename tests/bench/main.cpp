// How many bytes a second each stage reads, and the ratio to a plain table scan of the same bytes in the same
// run.
//
//   ctlpgn_bench [--megabytes=N] [options of Google Benchmark]
#include "ctlpgn/json.hpp"
#include "ctlpgn/notation.hpp"
#include "game_text.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace ctlpgn;

const notation& ctl_pgn() {
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
    return ctl_pgn().accepts(text, {}) ? 1 : 0;
}

template <typename Use> std::size_t read_games(std::string_view text, Use use) {
    game into;
    std::vector<finding> found;
    std::size_t count = 0;
    for (bool first = true; !text.empty(); first = false) {
        found.clear();
        const reading_result result = ctl_pgn().read_game(text, first, true, {}, into, found);
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

std::size_t json_lines(const std::string& text) {
    std::size_t bytes = 0;
    json_writer out([&](std::string_view block) { bytes += block.size(); }, {.lines = true});
    read_games(text, [&](const game& read) { out.write(read, ctl_pgn(), {}); });
    out.finish();
    return bytes;
}

void add(const std::string& name, const std::string& text, std::size_t (*stage)(const std::string&)) {
    benchmark::RegisterBenchmark(name.c_str(), [&text, stage](benchmark::State& state) {
        for (auto iteration : state) {
            static_cast<void>(iteration);
            benchmark::DoNotOptimize(stage(text));
        }
        state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
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

} // namespace

int main(int argc, char** argv) {
    std::size_t megabytes = 100;
    const auto is_size = [&](const char* argument) {
        constexpr const char* option = "--megabytes=";
        if (std::strncmp(argument, option, std::strlen(option)) != 0)
            return false;
        megabytes = std::strtoull(argument + std::strlen(option), nullptr, 10);
        return true;
    };
    argc = static_cast<int>(std::remove_if(argv, argv + argc, is_size) - argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;

    constexpr std::uint64_t seed = 2021;
    const std::map<std::string, std::string> texts{
        {"plain", bench::games(bench::flavour::plain, megabytes * 1000000, seed)},
        {"annotated", bench::games(bench::flavour::annotated, megabytes * 1000000, seed)},
    };
    for (const auto& [name, text] : texts) {
        if (strict(text) == 0) {
            std::fprintf(stderr, "the %s games are not in the language\n", name.c_str());
            return 1;
        }
        add(name + "/newlines", text, newlines);
        add(name + "/table_scan", text, table_scan);
        add(name + "/strict", text, strict);
        add(name + "/tree", text, tree);
        add(name + "/json_lines", text, json_lines);
    }
    ratio_reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print();
    return 0;
}
