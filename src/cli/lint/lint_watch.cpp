#include "cli/lint/lint_watch.hpp"

#include "cli/output/say.hpp"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

namespace ctlpgn::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds between_looks{300};

// When each file was last written, and its size. A missing file counts as empty: it may come back.
std::map<std::string, std::pair<fs::file_time_type, std::uintmax_t>>
look_at(const lint_inputs& inputs, run_configurations& configurations) {
    std::map<std::string, std::pair<fs::file_time_type, std::uintmax_t>> seen;
    configurations.forget();
    try {
        for (const lint_job& each : find_lint_jobs(inputs, configurations).readable) {
            std::error_code error;
            const fs::file_time_type time = fs::last_write_time(each.file.path, error);
            const std::uintmax_t size = fs::file_size(each.file.path, error);
            seen[each.file.path] = {time, error ? 0 : size};
        }
    } catch (const std::runtime_error&) {
        seen.clear(); // the next run reports why
    }
    return seen;
}

} // namespace

int watch_lint(const lint_command_options& options, run_configurations& configurations) {
    while (true) {
        const auto before = look_at(options.inputs, configurations);
        try {
            run_lint(options, configurations);
        } catch (const std::runtime_error& error) {
            complain(error.what());
        }
        std::fputs("Waiting for changes; Ctrl-C ends.\n", stderr);
        std::fflush(nullptr);
        do
            std::this_thread::sleep_for(between_looks);
        while (look_at(options.inputs, configurations) == before);
    }
}

} // namespace ctlpgn::cli
