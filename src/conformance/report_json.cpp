#include "conformance/levels.hpp"
#include "conformance/report.hpp"

#include <nlohmann/json.hpp>

namespace ctlpgn::conformance {

namespace {

using json = nlohmann::ordered_json;

json case_value(const case_result& result) {
    json value = {{"id", result.of->id},
                  {"section", result.of->section},
                  {"outcome", outcome_name(result.judged.what)},
                  {"fails", result.fails()},
                  {"microseconds", result.took.count()}};
    if (!result.judged.detail.empty())
        value["detail"] = result.judged.detail;
    if (result.is_excused())
        value["open"] = result.of->open;
    return value;
}

} // namespace

std::string json_report_of(const run_report& of) {
    json value = {{"schemaVersion", "1.0"},
                  {"suite", of.version},
                  {"subject", subject_name(of.how.what)},
                  {"level", level_name(of.how.level)}};
    value["scores"] = json::array();
    for (const score& each : scores(of))
        value["scores"].push_back({{"what", each.what}, {"reached", each.reached}, {"of", each.of}});
    const totals sum = count(of.results);
    value["summary"] = {{"cases", sum.cases},
                        {"passed", sum.passed},
                        {"failed", sum.failed},
                        {"open", sum.open},
                        {"skipped", sum.skipped}};
    value["cases"] = json::array();
    for (const case_result& each : of.results)
        value["cases"].push_back(case_value(each));
    return value.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
}

} // namespace ctlpgn::conformance
