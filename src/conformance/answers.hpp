// Judges what a program answered.
#pragma once

#include "conformance/outcome.hpp"
#include "conformance/process.hpp"

namespace ctlpgn::conformance {

enum class role {
    decoder,          // accepts or rejects, with a tree of what it accepts
    verdict_decoder,  // accepts or rejects
    tolerant_decoder, // a tree of whatever it reads, and what it found
    linter,           // what it found
};

std::string_view role_name(role which);
// Throws std::out_of_range.
role role_named(std::string_view name);

struct judging {
    role what = role::decoder;
    check_level level = check_level::coherent; // how far the reader looks
    bool own_codes = false;                    // the reader's codes are its own, and not compared
    bool status_counts = true;                 // false: the answer is one of many by the same process
};

judgement judge(const suite_case& tested, const process_result& answer, const judging& options);

} // namespace ctlpgn::conformance
