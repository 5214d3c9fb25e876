// Bytes per second of each stage, and the ratio to a plain table scan and to counting line ends of the same
// bytes in the same run.
//
//   ctlpgn_bench [--megabytes=N] [options of Google Benchmark]
#include "games/cescacs/legal.hpp"
#include "games/cescacs/play.hpp"
#include "play/perft.hpp"
#include "stages/stages.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

namespace {

using namespace ctlpgn;

void add(const std::string& name, const std::string& text, std::uint64_t plies, const bench::stage& stage) {
    benchmark::RegisterBenchmark(name.c_str(), [&text, plies, run = stage.run](benchmark::State& state) {
        for (auto iteration : state) {
            static_cast<void>(iteration);
            benchmark::DoNotOptimize(run(text));
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
            leaves += perft(cescacs::start_position(), depth);
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
        std::printf("\n%-26s %10s %14s %14s\n", "stage", "MB/s", "of the scan", "of newlines");
        for (const auto& [name, rate] : rates_) {
            const std::string kind = name.substr(0, name.find('/'));
            const double scan = rate_of(kind + "/table_scan");
            const double newlines = rate_of(kind + "/newlines");
            if (scan != 0)
                std::printf("%-26s %10.0f %14.3f", name.c_str(), rate / 1e6, rate / scan);
            if (scan != 0 && newlines != 0)
                std::printf(" %14.3f", rate / newlines);
            if (scan != 0)
                std::printf("\n");
        }
    }

  private:
    [[nodiscard]] double rate_of(const std::string& name) const {
        const auto found = rates_.find(name);
        return found == rates_.end() ? 0 : found->second;
    }

    std::map<std::string, double> rates_; // by processor time
};

// The value of the last such option, which is removed; empty if there is none.
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
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;

    const std::size_t bytes = (size.empty() ? 100 : std::strtoull(size.c_str(), nullptr, 10)) * 1000000;
    std::map<std::string, std::string> texts;
    for (const std::string_view kind : bench::kinds_of_text())
        texts[std::string(kind)] = bench::text_of(kind, bytes);
    for (const auto& [kind, text] : texts) {
        if (const std::string fault = bench::fault_of(kind, text); !fault.empty()) {
            std::fprintf(stderr, "%s: %s\n", kind.c_str(), fault.c_str());
            return 1;
        }
        std::printf("%s: %zu bytes; trees take %.2f times as much\n", kind.c_str(), text.size(),
                    static_cast<double>(bench::tree_bytes_of(text)) / static_cast<double>(text.size()));
        const std::uint64_t plies = bench::plies_in(text);
        for (const bench::stage& each : bench::stages())
            if (!bench::is_faulty(kind) || each.for_faulty)
                add(kind + "/" + std::string(each.name), text, plies, each);
    }
    add_perft();
    ratio_reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print();
    return 0;
}
