// How strictly a text has to be read to be rejected. corpus/README.md states the same rule for people.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace ctlpgn::conformance {

// Whether a reader that reports it rejects the text: every finding about syntax does, every error, and a
// breach of the rules of play unless it is a note.
bool is_rejection(const diagnostic& which);

// The lowest level at which a reader rejects a text with these findings; none if no level does.
std::optional<check_level> rejected_from(std::span<const diagnostic> found);

std::string_view level_name(check_level which);
// Throws std::out_of_range.
check_level level_named(std::string_view name);

} // namespace ctlpgn::conformance
