// Runs a command, hands it a text and takes its answer.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn::conformance {

struct process_bounds {
    std::chrono::milliseconds time{10'000};
    std::size_t output = std::size_t{64} << 20; // bytes
};

enum class process_end {
    exited,      // `status` is its exit status
    killed,      // `status` is the signal
    timed_out,   // it was ended when its time was over
    too_much,    // it was ended when it had written too much
    not_started, // the shell does not know the command, or there is no shell
};

struct process_result {
    process_end how = process_end::not_started;
    int status = 0;
    std::string output;
};

// Runs `command` with /bin/sh, in a process group of its own that does not outlive the call. It need not read
// its input; its standard error goes nowhere. Safe to call from several threads. Ignores SIGPIPE from then
// on.
process_result run_process(const std::string& command, std::string_view input, const process_bounds& within);

} // namespace ctlpgn::conformance
