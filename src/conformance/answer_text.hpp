// Answers of programs as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace ctlpgn::conformance {

// Discarded if it is not JSON, or is nested more deeply than any answer: a parser needs many times the memory
// of each open bracket.
nlohmann::json parse_answer(std::string_view text);

} // namespace ctlpgn::conformance
