// What became of a case.
#pragma once

#include "conformance/suite.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace ctlpgn::conformance {

enum class outcome {
    passed,
    accepted,    // though it should be rejected; a linter found nothing
    rejected,    // though it should be accepted; a linter found something
    wrong_tree,  // accepted rightly, but read as something else
    wrong_code,  // something was found, but something else
    wrong_place, // the right thing was found elsewhere
    crashed,     // ended by a signal
    failed,      // ended with a status that says nothing about the text
    hung,        // did not end in time
    too_much,    // wrote more than it may
    unreadable,  // its answer is none
    not_started, // there is no such command
    skipped,
};

std::string_view outcome_name(outcome which);

struct judgement {
    outcome what = outcome::passed;
    std::string detail; // what exactly; why it was skipped
};

struct case_result {
    const suite_case* of = nullptr;
    judgement judged;
    std::chrono::microseconds took{};
    // A failure that does not count, since the documents leave the outcome open.
    [[nodiscard]] bool is_excused() const { return !of->open.empty(); }
    [[nodiscard]] bool fails() const {
        return judged.what != outcome::passed && judged.what != outcome::skipped && !is_excused();
    }
};

} // namespace ctlpgn::conformance
