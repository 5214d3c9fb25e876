// The outcome of a case.
#pragma once

#include "conformance/suite.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::conformance {

enum class outcome {
    passed,
    accepted,    // though it must be rejected; nothing was found where there is something
    rejected,    // though it must be accepted; something was found where there is nothing
    wrong_tree,  // read as something else
    wrong_code,  // something was found, but something else
    wrong_place, // the right thing was found elsewhere
    crashed,     // ended by a signal
    failed,      // ended with a status that says nothing about the text
    hung,        // did not end in time
    too_much,    // wrote more than it may
    unreadable,  // its answer cannot be understood
    not_started, // there is no such command
    skipped,
};

std::string_view outcome_name(outcome which);

// What a case asks of a reader. Each aspect is scored separately.
enum class aspect : std::size_t { accepts, rejects, reason, tree, silent, finds, codes, places };
constexpr std::size_t aspect_count = 8;

struct judgement {
    outcome what = outcome::passed;
    std::string detail; // details; the reason if it was skipped
    // Whether the reader did what the case asks; none if the case does not ask for it, or if the reader does
    // not report it and need not do so.
    std::array<std::optional<bool>, aspect_count> marks{};
    std::string errors{}; // the end of what the reader wrote on standard error

    [[nodiscard]] std::optional<bool>& mark(aspect asked) {
        return marks.at(static_cast<std::size_t>(asked));
    }
    [[nodiscard]] std::optional<bool> mark(aspect asked) const {
        return marks.at(static_cast<std::size_t>(asked));
    }
};

struct case_result {
    const suite_case* tried = nullptr;
    judgement judged;
    std::chrono::microseconds took{};
    // A failure that does not count, since the documents leave the outcome open.
    [[nodiscard]] bool is_excused() const { return !tried->open.empty(); }
    [[nodiscard]] bool fails() const {
        return judged.what != outcome::passed && judged.what != outcome::skipped && !is_excused();
    }
};

} // namespace ctlpgn::conformance
