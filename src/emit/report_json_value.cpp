#include "emit/report_json_value.hpp"

namespace ctlpgn::emit {

namespace {

using nlohmann::ordered_json;

ordered_json point(std::uint32_t line, std::uint32_t column, std::uint64_t offset) {
    return {{"line", line}, {"column", column}, {"offset", offset}};
}

// Of a diagnostic, of a place related to it, or of an edit.
template <class Place> ordered_json range_of(const Place& at) {
    return {{"start", point(at.line, at.column, at.begin)},
            {"end", point(at.end_line, at.end_column, at.end)}};
}

ordered_json fix_value(const file_fix& of) {
    ordered_json edits = ordered_json::array();
    for (const file_edit& each : of.edits)
        edits.push_back({{"range", range_of(each)}, {"text", each.text}});
    return {{"title", of.title}, {"safe", of.safe}, {"edits", std::move(edits)}};
}

} // namespace

ordered_json finding_value(const reported& finding) {
    const diagnostic& what = finding.what;
    ordered_json related = ordered_json::array();
    for (const diagnostic_place& other : what.related)
        related.push_back({{"message", other.message}, {"path", finding.path}, {"range", range_of(other)}});
    ordered_json value = {
        {"code", code_text(what.id)},
        {"name", describe(what.id).name},
        {"severity", level_text(what.severity)},
        {"message", what.message},
        {"path", finding.path},
        {"range", range_of(what)},
        {"game", what.game == 0 ? ordered_json() : ordered_json(what.game)},
        {"ply", finding.ply.empty() ? ordered_json() : ordered_json(finding.ply)},
        {"related", std::move(related)},
        {"fix", what.remedy ? fix_value(*what.remedy) : ordered_json()},
    };
    if (!what.board.empty())
        value["board"] = what.board;
    return value;
}

ordered_json summary_value(const report_totals& of) {
    ordered_json codes = ordered_json::object();
    for (const auto& [id, count] : of.by_code)
        codes[code_text(id)] = count;
    return {{"files", of.files},           {"games", of.games},        {"errors", of.errors},
            {"warnings", of.warnings},     {"notes", of.notes},        {"hidden", of.hidden},
            {"unreadable", of.unreadable}, {"codes", std::move(codes)}};
}

std::string json_text(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace ctlpgn::emit
