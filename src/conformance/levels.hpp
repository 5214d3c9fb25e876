// How strictly a text has to be read to be rejected.
#pragma once

#include "ctlpgn/diagnostic.hpp"
#include "ctlpgn/notation.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace ctlpgn::conformance {

// The lowest level at which a reader rejects a text with these findings; none if no level does. Every finding
// about syntax puts a text out of the language; other errors make it incoherent; what is said about the rules
// of play makes it illegal, unless it is a note.
std::optional<check_level> rejected_from(std::span<const diagnostic> found);

std::string_view level_name(check_level which);
// Throws std::out_of_range.
check_level level_named(std::string_view name);

} // namespace ctlpgn::conformance
