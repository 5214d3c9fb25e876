// Runs a command, sends it texts and receives its answers.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
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
    timed_out,   // it was ended when its time was up
    too_much,    // it was ended when it had written too much
    not_started, // the shell does not know the command, or there is no shell
};

struct process_result {
    process_end end = process_end::not_started;
    int status = 0;
    std::string output;
    std::string errors; // the end of what it wrote on standard error
};

// Runs `command` with /bin/sh, in a separate process group that ends with the call. It need not read its
// input. Safe to call from several threads. Ignores SIGPIPE from then on.
process_result run_process(const std::string& command, std::string_view input, const process_bounds& within);

class child;

// One process for many questions; each question and each answer is a line. A process that ends, hangs or
// writes too much is replaced when the next question is asked.
class batch_process {
  public:
    batch_process(std::string command, const process_bounds& within);
    ~batch_process();

    // A process that ends instead of answering has exited with a status and without an answer.
    process_result ask(const std::string& question);

  private:
    std::string command_;
    process_bounds within_;
    std::unique_ptr<child> running_;
};

} // namespace ctlpgn::conformance
