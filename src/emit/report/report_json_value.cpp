#include "emit/report/report_json_value.hpp"

#include "emit/json/json_walk_diagnostic.hpp"

namespace ctlpgn::emit {

using nlohmann::ordered_json;

std::string finding_text(json_text& through, const reported& finding) {
    walk_diagnostic(through.sink(), finding.found, {.file = finding.path, .game = true});
    return through.take();
}

ordered_json summary_value(const report_totals& totals) {
    ordered_json codes = ordered_json::object();
    for (const auto& [id, count] : totals.by_code)
        codes[code_text(id)] = count;
    return {{"files", totals.files},           {"games", totals.games},    {"errors", totals.errors},
            {"warnings", totals.warnings},     {"notes", totals.notes},    {"hidden", totals.hidden},
            {"unreadable", totals.unreadable}, {"codes", std::move(codes)}};
}

std::string dumped(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace ctlpgn::emit
