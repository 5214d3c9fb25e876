#include "server/features/workspace_diagnostics.hpp"

#include "ctlpgn/errors.hpp"
#include "emit/report/uri.hpp"
#include "server/documents/workspace_files.hpp"
#include "server/features/diagnostic_reports.hpp"
#include "server/features/diagnostic_writing.hpp"
#include "server/protocol/rpc.hpp"

#include <map>
#include <utility>

namespace ctlpgn::server {

namespace {

json error_json(std::uint32_t line, std::uint32_t column, const std::string& what) {
    const json at = {{"line", line - 1}, {"character", column - 1}};
    return {{"range", {{"start", at}, {"end", at}}},
            {"severity", severity_of(level::error)},
            {"source", "ctlpgn"},
            {"message", what}};
}

// A file that cannot be read says that, and stops no other.
std::string report_of_file(session& current, const workspace_file& file, const std::string& uri,
                           const json& known, json besides) {
    return report(result_id(current, "f" + state_of(file.path)), known, std::move(besides), [&] {
        try {
            open_document opened{
                .uri = uri,
                .path = file.path,
                .language = {},
                .content = document(text_of(file.path, current.configurations.encoding_of(file.path)),
                                    game_linter(*file.written_in, current.options_for(file.path)))};
            opened.content.refresh();
            return diagnostics_text(current, opened);
        } catch (const input_error& error) {
            return as_text(json::array({error_json(1, 1, error.what())}));
        }
    });
}

// What the client knows already, by URI.
std::map<std::string, json> known_results(const json& params) {
    std::map<std::string, json> result;
    const json& known = at_path(params, {"previousResultIds"});
    if (known.is_array())
        for (const json& each : known)
            result[needed_text(each, "uri")] = needed(each, "value");
    return result;
}

} // namespace

void publish_configuration_faults(session& current) {
    for (const std::string& path : current.published_faults)
        if (!current.configurations.faults.contains(path))
            current.notify("textDocument/publishDiagnostics",
                           {{"uri", emit::file_uri(path)}, {"diagnostics", json::array()}});
    current.published_faults.clear();
    for (const auto& [path, what] : current.configurations.faults) {
        current.published_faults.insert(path);
        current.notify("textDocument/publishDiagnostics",
                       {{"uri", emit::file_uri(path)},
                        {"diagnostics", json::array({error_json(what.line, what.column, what.reason)})}});
    }
}

std::string pull_workspace_diagnostics(session& current, const json& params) {
    std::map<std::string, json> known = known_results(params);
    std::string items;
    for (const workspace_file& each : files_of(current)) {
        if (current.wants_stop())
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        open_document* const open = current.find_open_file(each.path);
        const std::string uri = open != nullptr ? open->uri : emit::file_uri(each.path);
        const json version = open != nullptr ? json(open->version) : json(nullptr);
        const json besides = {{"uri", uri}, {"version", version}};
        items.append(items.empty() ? "" : ",")
            .append(open != nullptr ? report_of_open(current, *open, known[uri], besides)
                                    : report_of_file(current, each, uri, known[uri], besides));
    }
    return items.insert(0, R"({"items":[)").append("]}");
}

} // namespace ctlpgn::server
