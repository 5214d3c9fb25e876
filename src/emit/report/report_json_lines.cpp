// JSON Lines: one finding per line, and nothing else.
#include "emit/report/report_json_value.hpp"

#include <utility>

namespace ctlpgn::emit {

namespace {

class json_lines_report : public report {
  public:
    explicit json_lines_report(write_bytes write) : write_(std::move(write)) {}

    void add(const reported& finding) override { write_(finding_text(text_, finding)); }

  private:
    write_bytes write_;
    json_text text_;
};

} // namespace

std::unique_ptr<report> make_json_lines_report(write_bytes write, const report_options& /*how*/) {
    return std::make_unique<json_lines_report>(std::move(write));
}

} // namespace ctlpgn::emit
