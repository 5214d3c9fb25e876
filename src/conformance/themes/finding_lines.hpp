// Findings as lines of text: the expectations of a case in its theme, and in the files that are made from it.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn::conformance {

// One per line, with beginning and end: `5:8-9 S005 foreign-hyphen`, `5:8-7:1 S081 unclosed-comment`.
std::string finding_lines(std::span<const diagnostic> found);

// One per line, with its beginning: `5:8 S005 foreign-hyphen`.
std::string short_finding_lines(std::span<const diagnostic> found);

struct finding_error : std::runtime_error {
    finding_error(std::size_t number, const std::string& what) : std::runtime_error(what), line(number) {}
    std::size_t line; // 1-based
};

// Parses the output of finding_lines for a text, and adds offsets. Throws finding_error.
std::vector<diagnostic> read_finding_lines(std::string_view lines, std::string_view text,
                                           const notation& chosen);

// The ones about syntax.
std::vector<diagnostic> syntax_findings(std::vector<diagnostic> found);

} // namespace ctlpgn::conformance
