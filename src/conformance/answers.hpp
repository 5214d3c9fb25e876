// Judges what a program answered.
#pragma once

#include "conformance/outcome.hpp"
#include "conformance/process.hpp"

namespace ctlpgn::conformance {

// A decoder that checks up to `level`. It answers {"verdict": "accept" or "reject", "tree": …}; with
// `verdict_only` by its exit status, 0 or 1.
judgement judge_decoder(const suite_case& of, const process_result& answer, check_level level,
                        bool verdict_only);

// A linter. It answers {"diagnostics": […]}, each with code and range.
judgement judge_linter(const suite_case& of, const process_result& answer);

// What went wrong before there was an answer; passed if nothing did.
judgement judge_end(const process_result& answer);

} // namespace ctlpgn::conformance
