// JUnit's XML: a section of the format is a suite.
#include "conformance/report.hpp"
#include "emit/viewer/xml_escape.hpp"

#include <map>

namespace ctlpgn::conformance {

namespace {

using emit::xml_escaped;

struct section_suite {
    std::string cases;
    std::size_t count = 0;
    std::size_t failures = 0;
    std::size_t skipped = 0;
};

std::string explanation(const case_result& asked, const judging& options) {
    std::string result;
    for (const std::string& each : expectations(*asked.tried, options))
        result.append("expected ").append(each).append("\n");
    return result + asked.judged.errors;
}

void add(section_suite& suite, const case_result& result, const judging& options) {
    ++suite.count;
    const std::string seconds = std::to_string(static_cast<double>(result.took.count()) / 1e6);
    suite.cases.append("    <testcase classname=\"").append(xml_escaped(result.tried->section));
    suite.cases.append(R"(" name=")").append(xml_escaped(result.tried->id));
    suite.cases.append(R"(" time=")").append(seconds).append(R"(">)");
    const std::string detail = xml_escaped(result.judged.detail);
    if (result.fails()) {
        ++suite.failures;
        suite.cases.append("<failure type=\"").append(outcome_name(result.judged.what));
        suite.cases.append(R"(" message=")").append(detail).append("\">");
        suite.cases.append(xml_escaped(explanation(result, options))).append("</failure>");
    } else if (result.judged.what != outcome::passed) {
        ++suite.skipped;
        suite.cases.append(R"(<skipped message=")").append(detail).append(R"("/>)");
    }
    suite.cases.append("</testcase>\n");
}

} // namespace

std::string junit_report_of(const run_report& report) {
    std::map<std::string, section_suite> suites;
    for (const case_result& each : report.results)
        add(suites[each.tried->section], each, report.options.options);
    std::string result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"conformance\">\n";
    for (const auto& [section, suite] : suites) {
        result.append(R"(  <testsuite name=")").append(xml_escaped(section));
        result.append(R"(" tests=")").append(std::to_string(suite.count));
        result.append(R"(" failures=")").append(std::to_string(suite.failures));
        result.append(R"(" errors="0" skipped=")").append(std::to_string(suite.skipped)).append("\">\n");
        result.append(suite.cases).append("  </testsuite>\n");
    }
    return result.append("</testsuites>\n");
}

} // namespace ctlpgn::conformance
