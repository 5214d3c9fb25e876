// A finding as JSON, as docs/json.md describes it.
#pragma once

#include "ctlpgn/report.hpp"
#include "emit/json/json_text.hpp"

#include <nlohmann/json.hpp>

namespace ctlpgn::emit {

inline constexpr std::string_view lint_schema_version = "2.0";
inline constexpr std::string_view rules_schema_version = "1.2";

// With a line end.
std::string finding_text(json_text& through, const reported& finding);
nlohmann::ordered_json summary_value(const report_totals& totals);

// Bytes that are not UTF-8 become U+FFFD.
std::string dumped(const nlohmann::ordered_json& value);

} // namespace ctlpgn::emit
