#include "server/features/diagnostics.hpp"

#include "emit/report/uri.hpp"
#include "server/documents/workspace_files.hpp"
#include "server/features/diagnostic_writing.hpp"
#include "server/protocol/rpc.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <system_error>

namespace ctlpgn::server {

namespace {

// While this is the same, so is what would be said.
std::string result_id(const session& of, const std::string& what) {
    return std::to_string(of.generation) + "-" + what;
}

// What the client does not know yet has an array of diagnostics. `besides` are further members.
std::string report(const std::string& id, const json& known, json besides,
                   const std::function<std::string()>& items) {
    besides["resultId"] = id;
    if (known == id) {
        besides["kind"] = "unchanged";
        return as_text(besides);
    }
    besides["kind"] = "full";
    std::string text = as_text(besides);
    text.pop_back();
    return text.append(R"(,"items":)").append(items()).append("}");
}

std::string report_of_open(session& from, open_document& of, const json& known, json besides) {
    return report(result_id(from, "v" + std::to_string(of.version)), known, std::move(besides), [&] {
        if (!of.content.refresh(from.wants_stop))
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        return diagnostics_text(from, of);
    });
}

std::string state_of(const std::string& path) {
    std::error_code error;
    const auto time = std::filesystem::last_write_time(path, error).time_since_epoch().count();
    return std::to_string(time) + "-" + std::to_string(std::filesystem::file_size(path, error));
}

std::string report_of_file(session& from, const workspace_file& file, const std::string& uri,
                           const json& known, json besides) {
    return report(result_id(from, "f" + state_of(file.path)), known, std::move(besides), [&] {
        open_document of{.uri = uri,
                         .path = file.path,
                         .language = {},
                         .content = document(text_of(file.path),
                                             game_linter(*file.written_in, from.options_for(file.path)))};
        of.content.refresh();
        return diagnostics_text(from, of);
    });
}

// What the client knows already, by URI.
std::map<std::string, json> known_results(const json& params) {
    std::map<std::string, json> result;
    const json& known = at_path(params, {"previousResultIds"});
    if (known.is_array())
        for (const json& each : known)
            result[each.at("uri").get<std::string>()] = each.at("value");
    return result;
}

json fault_json(const configuration_fault& what) {
    const json at = {{"line", what.line - 1}, {"character", what.column - 1}};
    return {{"range", {{"start", at}, {"end", at}}},
            {"severity", severity_of(level::error)},
            {"source", "ctlpgn"},
            {"message", what.reason}};
}

} // namespace

void publish(session& to) {
    if (to.client.pulls_diagnostics)
        return;
    for (auto& [uri, each] : to.documents()) {
        if (!each.to_publish || !each.content.is_fresh())
            continue;
        each.to_publish = false;
        to.notify(
            std::string(R"({"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":)")
                .append(as_text(uri))
                .append(R"(,"version":)")
                .append(std::to_string(each.version))
                .append(R"(,"diagnostics":)")
                .append(diagnostics_text(to, each))
                .append("}}"));
    }
}

void publish_nothing(session& to, const std::string& uri) {
    if (!to.client.pulls_diagnostics)
        to.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", json::array()}});
}

void publish_configuration_faults(session& to) {
    for (const std::string& path : to.published_faults)
        if (!to.configuration_faults.contains(path))
            to.notify("textDocument/publishDiagnostics",
                      {{"uri", emit::file_uri(path)}, {"diagnostics", json::array()}});
    to.published_faults.clear();
    for (const auto& [path, what] : to.configuration_faults) {
        to.published_faults.insert(path);
        to.notify("textDocument/publishDiagnostics",
                  {{"uri", emit::file_uri(path)}, {"diagnostics", json::array({fault_json(what)})}});
    }
}

std::string pull_diagnostics(session& from, const json& params) {
    open_document& of = from.find(params.at("textDocument").at("uri").get<std::string>());
    return report_of_open(from, of, at_path(params, {"previousResultId"}), json::object());
}

std::string pull_workspace_diagnostics(session& from, const json& params) {
    std::map<std::string, json> known = known_results(params);
    std::string items;
    for (const workspace_file& each : files_of(from)) {
        if (from.wants_stop())
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        open_document* const open = from.find_open_file(each.path);
        const std::string uri = open != nullptr ? open->uri : emit::file_uri(each.path);
        const json version = open != nullptr ? json(open->version) : json(nullptr);
        const json besides = {{"uri", uri}, {"version", version}};
        items.append(items.empty() ? "" : ",")
            .append(open != nullptr ? report_of_open(from, *open, known[uri], besides)
                                    : report_of_file(from, each, uri, known[uri], besides));
    }
    return items.insert(0, R"({"items":[)").append("]}");
}

} // namespace ctlpgn::server
