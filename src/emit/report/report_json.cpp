// One JSON document: the findings, then a summary.
#include "emit/report/report_json_value.hpp"

#include <utility>

namespace ctlpgn::emit {

namespace {

class json_report : public report {
  public:
    explicit json_report(write_bytes write) : write_(std::move(write)) {
        write_(R"({"schemaVersion":")" + std::string(lint_schema_version) + R"(","diagnostics":[)");
    }

    void add(const reported& finding) override {
        std::string text = finding_text(text_, finding);
        text.pop_back(); // its line end
        write_((first_ ? "\n" : ",\n") + text);
        first_ = false;
    }

    void finish(const report_totals& totals) override {
        write_("\n],\"summary\":" + dumped(summary_value(totals)) + "}\n");
    }

  private:
    write_bytes write_;
    json_text text_;
    bool first_ = true;
};

} // namespace

std::unique_ptr<report> make_json_report(write_bytes write, const report_options& /*how*/) {
    return std::make_unique<json_report>(std::move(write));
}

} // namespace ctlpgn::emit
