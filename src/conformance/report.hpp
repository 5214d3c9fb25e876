// The results of a run, for people and for programs.
#pragma once

#include "conformance/runner.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::conformance {

struct run_report {
    std::string_view version; // of the suite
    const run_options& options;
    std::span<const case_result> results;
};

struct score_format {
    std::string_view name;
    std::string (*write)(const run_report& report);
};

std::string text_report_of(const run_report& report);
std::string json_report_of(const run_report& report);
std::string junit_report_of(const run_report& report);

// text, json and junit.
std::span<const score_format> score_formats();

// One aspect that the subject was tested for, and how often it was right.
struct score {
    std::string_view what;
    std::size_t reached = 0;
    std::size_t tried = 0;
};

// In the order of the tests: a case that fails early counts as failed in the later ones. Cases that are
// skipped or open do not count, nor do results that a reader need not give.
std::vector<score> scores(std::span<const case_result> where);

struct section_scores {
    std::string_view section;
    std::vector<score> scores; // those of all cases, so that there may be some of nothing
};

// The sections in the order of the suite.
std::vector<section_scores> scores_by_section(std::span<const case_result> where);

// Why the text of a case has to be rejected, or what is to be found in it: at `options.level`, and as
// "FILE:LINE:COLUMN: CODE name", one per line.
std::vector<std::string> expectations(const suite_case& tried, const judging& options);

// "FILE", or "FILE:LINE" where the text is a part of a theme.
std::string place_in(const case_text& text);

struct totals {
    std::size_t cases = 0;
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t open = 0; // open ones that did not pass
    std::size_t skipped = 0;
};

totals count(std::span<const case_result> results);

} // namespace ctlpgn::conformance
