// SARIF 2.1.0. The findings are written at once, and the rules that they refer to at the end.
#include "emit/report/fingerprints.hpp"
#include "emit/report/report_json_value.hpp"
#include "emit/report/uri.hpp"
#include "emit/rules/rule_text.hpp"

#include <map>
#include <utility>

namespace ctlpgn::emit {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

ordered_json artifact_location(std::string_view path) {
    return {{"uri", file_uri(path)}};
}

template <class Place> ordered_json region(const Place& at) {
    return {{"startLine", at.line},       {"startColumn", at.column}, {"endLine", at.end_line},
            {"endColumn", at.end_column}, {"byteOffset", at.begin},   {"byteLength", at.end - at.begin}};
}

template <class Place> ordered_json physical_location(std::string_view path, const Place& at) {
    return {{"artifactLocation", artifact_location(path)}, {"region", region(at)}};
}

ordered_json fix_value(std::string_view path, const file_fix& fix) {
    ordered_json replacements = ordered_json::array();
    for (const file_edit& each : fix.edits)
        replacements.push_back({{"deletedRegion", region(each)}, {"insertedContent", {{"text", each.text}}}});
    const ordered_json change = {{"artifactLocation", artifact_location(path)},
                                 {"replacements", std::move(replacements)}};
    return {{"description", {{"text", fix.title}}},
            {"artifactChanges", ordered_json::array({change})},
            {"properties", {{"safety", fix.safe ? "safe" : "unsafe"}}}};
}

ordered_json rule_value(code id) {
    const diagnostic_info& row = describe(id);
    std::string help(row.explanation);
    const std::vector<notation_example> examples = examples_of(id);
    for (const notation_example& each : examples) {
        const std::string where = example_title(each, examples.size());
        help.append("\n\nWrong" + where + ":\n\n").append(visible_example(each.example.bad));
        help.append("\n\nRight" + where + ":\n\n").append(visible_example(each.example.good));
    }
    ordered_json rule = {{"id", code_text(id)},
                         {"name", row.name},
                         {"shortDescription", {{"text", general_message(row)}}},
                         {"fullDescription", {{"text", row.explanation}}},
                         {"help", {{"text", help}}}};
    if (const std::string address = rule_address(row); !address.empty())
        rule["helpUri"] = address;
    rule["defaultConfiguration"] = {{"level", level_text(row.severity)}};
    return rule;
}

class sarif_report : public report {
  public:
    sarif_report(write_bytes write, const report_options& options)
        : write_(std::move(write)), version_(options.version) {
        write_(R"({"$schema":")" + std::string(schema) +
               R"(","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","results":[)");
    }

    void begin_file(std::string_view /*path*/) override { fingerprints_.begin_file(); }

    void add(const reported& finding) override {
        const diagnostic& what = finding.found;
        const std::size_t index = rule_indices_.try_emplace(what.id, rules_.size()).first->second;
        if (index == rules_.size())
            rules_.push_back(what.id);

        ordered_json result = {
            {"ruleId", code_text(what.id)},
            {"ruleIndex", index},
            {"level", level_text(what.severity)},
            {"message", {{"text", what.message}}},
            {"locations",
             ordered_json::array({{{"physicalLocation", physical_location(finding.path, what)}}})},
            {"partialFingerprints", {{"ctlpgn/v1", fingerprints_.of(finding)}}},
        };
        for (const diagnostic_place& other : what.related)
            result["relatedLocations"].push_back(
                {{"id", result["relatedLocations"].size() + 1},
                 {"physicalLocation", physical_location(finding.path, other)},
                 {"message", {{"text", other.message}}}});
        if (what.remedy && !what.remedy->edits.empty())
            result["fixes"].push_back(fix_value(finding.path, *what.remedy));
        if (what.game != 0)
            result["properties"]["game"] = what.game;
        if (!finding.ply.empty())
            result["properties"]["ply"] = finding.ply;
        write_((first_ ? "\n" : ",\n") + dumped(result));
        first_ = false;
    }

    void add_unreadable(std::string_view path, std::string_view why) override {
        const ordered_json where = {{"physicalLocation", {{"artifactLocation", artifact_location(path)}}}};
        failures_.push_back(
            {{"level", "error"}, {"message", {{"text", why}}}, {"locations", ordered_json::array({where})}});
    }

    void finish(const report_totals& totals) override {
        ordered_json rules = ordered_json::array();
        for (const code id : rules_)
            rules.push_back(rule_value(id));
        ordered_json driver = {{"name", "ctlpgn"}};
        if (!version_.empty())
            driver["version"] = version_;
        driver["rules"] = std::move(rules);
        ordered_json invocation = {{"executionSuccessful", totals.unreadable == 0}};
        if (!failures_.empty())
            invocation["toolExecutionNotifications"] = failures_;
        write_("\n"
               R"(],"invocations":[)" +
               dumped(invocation) + R"(],"tool":{"driver":)" + dumped(driver) + "}}]}\n");
    }

  private:
    write_bytes write_;
    std::string version_;
    fingerprints fingerprints_;
    std::map<code, std::size_t> rule_indices_;
    std::vector<code> rules_;
    ordered_json failures_ = ordered_json::array();
    bool first_ = true;
};

} // namespace

std::unique_ptr<report> make_sarif_report(write_bytes write, const report_options& options) {
    return std::make_unique<sarif_report>(std::move(write), options);
}

} // namespace ctlpgn::emit
