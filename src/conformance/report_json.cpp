#include "conformance/levels.hpp"
#include "conformance/report.hpp"

#include <nlohmann/json.hpp>

namespace ctlpgn::conformance {

namespace {

using nlohmann::ordered_json;

ordered_json score_values(const std::vector<score>& scores) {
    ordered_json values = ordered_json::array();
    for (const score& each : scores)
        values.push_back({{"what", each.what}, {"reached", each.reached}, {"of", each.tried}});
    return values;
}

ordered_json section_values(std::span<const case_result> results) {
    ordered_json values = ordered_json::array();
    for (const section_scores& each : scores_by_section(results))
        values.push_back({{"section", each.section}, {"scores", score_values(each.scores)}});
    return values;
}

ordered_json case_value(const case_result& result, const judging& options) {
    ordered_json value = {{"id", result.tried->id},
                          {"section", result.tried->section},
                          {"file", result.tried->text.file.string()},
                          {"outcome", outcome_name(result.judged.what)},
                          {"fails", result.fails()},
                          {"microseconds", result.took.count()}};
    if (!result.judged.detail.empty())
        value["detail"] = result.judged.detail;
    if (result.judged.what != outcome::passed && result.judged.what != outcome::skipped)
        value["expected"] = expectations(*result.tried, options);
    if (!result.judged.errors.empty())
        value["standardError"] = result.judged.errors;
    if (result.is_excused())
        value["open"] = result.tried->open;
    return value;
}

} // namespace

std::string json_report_of(const run_report& report) {
    ordered_json value = {{"schemaVersion", "2.0"},
                          {"suite", report.version},
                          {"role", role_name(report.options.options.what)},
                          {"level", level_name(report.options.options.level)},
                          {"scores", score_values(scores(report.results))},
                          {"sections", section_values(report.results)}};
    const totals sum = count(report.results);
    value["summary"] = {{"cases", sum.cases},
                        {"passed", sum.passed},
                        {"failed", sum.failed},
                        {"open", sum.open},
                        {"skipped", sum.skipped}};
    value["cases"] = ordered_json::array();
    for (const case_result& each : report.results)
        value["cases"].push_back(case_value(each, report.options.options));
    return value.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace ctlpgn::conformance
