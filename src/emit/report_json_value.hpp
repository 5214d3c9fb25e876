// A finding as JSON, as docs/json.md describes it.
#pragma once

#include "emit/report.hpp"

#include <nlohmann/json.hpp>

namespace ctlpgn::emit {

inline constexpr std::string_view lint_schema_version = "2.0";

nlohmann::ordered_json finding_value(const reported& finding);
nlohmann::ordered_json summary_value(const report_totals& of);

// Bytes that are not UTF-8 become U+FFFD.
std::string json_text(const nlohmann::ordered_json& value);

} // namespace ctlpgn::emit
