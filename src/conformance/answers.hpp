// Judges the answer of a program.
#pragma once

#include "conformance/outcome.hpp"
#include "conformance/process.hpp"

namespace ctlpgn::conformance {

enum class role {
    decoder,          // accepts or rejects, and gives a tree of what it accepts
    verdict_decoder,  // accepts or rejects
    tolerant_decoder, // gives a tree of whatever it reads, and its findings
    linter,           // gives its findings
};

std::string_view role_name(role which);
// Throws std::out_of_range.
role role_named(std::string_view name);

struct judging {
    role what = role::decoder;
    check_level level = check_level::coherent; // how much the reader checks
    bool own_codes = false;                    // the reader has different codes, which are not compared
    bool status_counts = true;                 // false: one process gives many answers
};

judgement judge(const suite_case& tested, const process_result& answer, const judging& options);

} // namespace ctlpgn::conformance
