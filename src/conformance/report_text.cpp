#include "conformance/levels.hpp"
#include "conformance/report.hpp"

namespace ctlpgn::conformance {

namespace {

void append_case(std::string& to, const case_result& result) {
    if (result.judged.what == outcome::passed || result.judged.what == outcome::skipped)
        return;
    to.append(result.is_excused() ? "open  " : "FAIL  ").append(result.of->id).append(": ");
    to.append(outcome_name(result.judged.what)).append(": ").append(result.judged.detail).append("\n");
    if (result.is_excused())
        to.append("      ").append(result.of->open).append("\n");
}

} // namespace

std::string text_report_of(const run_report& of) {
    std::string result;
    for (const case_result& each : of.results)
        append_case(result, each);
    result.append("suite ").append(of.version).append(", ").append(subject_name(of.how.what));
    if (of.how.what != subject::linter)
        result.append(", level ").append(level_name(of.how.level));
    result += "\n";
    for (const score& each : scores(of)) {
        result.append("  ").append(each.what).append(": ").append(std::to_string(each.reached));
        result.append(" of ").append(std::to_string(each.of)).append("\n");
    }
    const totals sum = count(of.results);
    result.append(std::to_string(sum.cases)).append(" cases: ").append(std::to_string(sum.passed));
    result.append(" passed, ").append(std::to_string(sum.failed)).append(" failed, ");
    result.append(std::to_string(sum.open)).append(" differ where the documents leave it open, ");
    return result.append(std::to_string(sum.skipped)).append(" skipped\n");
}

} // namespace ctlpgn::conformance
