// What became of a case.
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

// What a case asks of a reader. Each is scored by itself.
enum class aspect : std::size_t { accepts, rejects, reason, tree, silent, finds, codes, places };
constexpr std::size_t aspect_count = 8;

struct judgement {
    outcome what = outcome::passed;
    std::string detail; // what exactly; why it was skipped
    // Whether the reader did what the case asks; none for what it does not ask, or what the reader does not
    // say and need not say.
    std::array<std::optional<bool>, aspect_count> marks{};
    std::string errors{}; // what the reader wrote on standard error, the last of it

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
