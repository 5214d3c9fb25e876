#include "server/features/diagnostics.hpp"

#include "ctlpgn/errors.hpp"
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

// While this is the same, so are the diagnostics.
std::string result_id(const session& current, const std::string& what) {
    return std::to_string(current.generation) + "-" + what;
}

// Diagnostics that the client does not have yet are sent as an array. `besides` are further members.
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

std::string report_of_open(session& current, open_document& opened, const json& known, json besides) {
    return report(result_id(current, "v" + std::to_string(opened.version)), known, std::move(besides), [&] {
        if (!opened.content.refresh(current.wants_stop))
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        return diagnostics_text(current, opened);
    });
}

std::string state_of(const std::string& path) {
    std::error_code error;
    const auto time = std::filesystem::last_write_time(path, error).time_since_epoch().count();
    return std::to_string(time) + "-" + std::to_string(std::filesystem::file_size(path, error));
}

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
            open_document opened{.uri = uri,
                                 .path = file.path,
                                 .language = {},
                                 .content =
                                     document(text_of(file.path, current.encoding_of(file.path)),
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

void publish(session& current) {
    if (current.client.pulls_diagnostics)
        return;
    for (auto& [uri, each] : current.documents()) {
        if (!each.to_publish || !each.content.is_fresh())
            continue;
        each.to_publish = false;
        current.notify(
            std::string(R"({"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":)")
                .append(as_text(uri))
                .append(R"(,"version":)")
                .append(std::to_string(each.version))
                .append(R"(,"diagnostics":)")
                .append(diagnostics_text(current, each))
                .append("}}"));
    }
}

void publish_nothing(session& current, const std::string& uri) {
    if (!current.client.pulls_diagnostics)
        current.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", json::array()}});
}

void publish_configuration_faults(session& current) {
    for (const std::string& path : current.published_faults)
        if (!current.configuration_faults.contains(path))
            current.notify("textDocument/publishDiagnostics",
                           {{"uri", emit::file_uri(path)}, {"diagnostics", json::array()}});
    current.published_faults.clear();
    for (const auto& [path, what] : current.configuration_faults) {
        current.published_faults.insert(path);
        current.notify("textDocument/publishDiagnostics",
                       {{"uri", emit::file_uri(path)},
                        {"diagnostics", json::array({error_json(what.line, what.column, what.reason)})}});
    }
}

std::string pull_diagnostics(session& current, const json& params) {
    open_document& opened = current.find(document_uri(params));
    return report_of_open(current, opened, at_path(params, {"previousResultId"}), json::object());
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
