// Answers of programs as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace ctlpgn::conformance {

// Discarded if it is no JSON, or is nested deeper than any answer: what a parser keeps of each open bracket
// is many times as large.
nlohmann::json parse_answer(std::string_view text);

} // namespace ctlpgn::conformance
