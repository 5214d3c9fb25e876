// Runs the cases of a suite, several at a time.
#pragma once

#include "conformance/answers.hpp"
#include "conformance/outcome.hpp"
#include "conformance/process.hpp"
#include "conformance/skip_list.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::conformance {

struct run_options {
    judging options;
    std::string command; // run by /bin/sh; empty for the project's own reader
    bool batch = false;  // one process for many cases: a line with the path of a file, a line with the answer
    process_bounds within;
    unsigned jobs = 1;
    // Called after each case, by one thread at a time, with the number of finished cases and of all.
    std::function<void(std::size_t, std::size_t)> on_progress = {};

    [[nodiscard]] bool own_reader() const { return command.empty(); }
};

// Which cases are run: those of the notation whose id and section match one of the patterns, or all if there
// are no patterns.
struct case_selection {
    const notation* written_in = nullptr; // null: in any
    std::vector<std::string> ids;
    std::vector<std::string> sections;

    [[nodiscard]] bool includes(const suite_case& which) const;
};

// In the order of the suite. Cases that are not selected are left out; a case is skipped if the list says so,
// or if it needs limits that a foreign reader does not have. Throws suite_error if a file of the suite cannot
// be read.
std::vector<case_result> run_suite(const suite& all, const case_selection& selected, skip_list& skipped,
                                   const run_options& options);

} // namespace ctlpgn::conformance
