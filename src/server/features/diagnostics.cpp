#include "server/features/diagnostics.hpp"

#include "emit/report/uri.hpp"
#include "emit/rules/rule_text.hpp"
#include "server/documents/places.hpp"
#include "server/documents/workspace_files.hpp"
#include "server/protocol/rpc.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <system_error>

namespace ctlpgn::server {

namespace {

int severity_of(level of) {
    constexpr int error = 1;
    constexpr int warning = 2;
    constexpr int information = 3;
    switch (of) {
    case level::error: return error;
    case level::warning: return warning;
    case level::note: break;
    }
    return information;
}

// What only has to go.
bool is_unnecessary(const diagnostic& found) {
    if (!found.remedy || !found.remedy->safe || found.begin == found.end)
        return false;
    const auto deletes = [&found](const file_edit& each) {
        return each.text.empty() && each.begin <= found.begin && each.end >= found.end;
    };
    return found.remedy->edits.size() == 1 && deletes(found.remedy->edits.front());
}

json related_json(const session& with, const open_document& in, const document_piece& piece,
                  const diagnostic& found) {
    json result = json::array();
    for (const diagnostic_place& each : found.related)
        result.push_back(
            {{"location", location_in(with, in, piece.begin + each.begin, piece.begin + each.end)},
             {"message", each.message}});
    return result;
}

// Nobody reads more in one file, and a client has to keep them.
constexpr std::size_t most_diagnostics = 5000;

json all_of(const session& with, const open_document& of) {
    json result = json::array();
    std::size_t left_out = 0;
    for (const document_piece& piece : of.content.pieces())
        for (const diagnostic& found : piece.what.found) {
            if (result.size() == most_diagnostics)
                ++left_out;
            else
                result.push_back(diagnostic_json(with, of, piece, found));
        }
    if (left_out != 0)
        result.push_back({{"range", range_in(with, of.content, 0, 0)},
                          {"severity", severity_of(level::note)},
                          {"source", "ctlpgn"},
                          {"message", std::to_string(left_out) + " more findings are not shown"}});
    return result;
}

// While this is the same, so is what would be said.
std::string result_id(const session& of, const std::string& what) {
    return std::to_string(of.generation) + "-" + what;
}

json report(const std::string& id, const json& known, const std::function<json()>& items) {
    if (known == id)
        return {{"kind", "unchanged"}, {"resultId", id}};
    return {{"kind", "full"}, {"resultId", id}, {"items", items()}};
}

json report_of_open(session& from, open_document& of, const json& known) {
    return report(result_id(from, "v" + std::to_string(of.version)), known, [&] {
        of.content.refresh();
        return all_of(from, of);
    });
}

std::string state_of(const std::string& path) {
    std::error_code error;
    const auto time = std::filesystem::last_write_time(path, error).time_since_epoch().count();
    return std::to_string(time) + "-" + std::to_string(std::filesystem::file_size(path, error));
}

json report_of_file(session& from, const workspace_file& file, const std::string& uri, const json& known) {
    return report(result_id(from, "f" + state_of(file.path)), known, [&] {
        open_document of{.uri = uri,
                         .path = file.path,
                         .language = {},
                         .content = document(text_of(file.path),
                                             game_linter(*file.written_in, from.options_for(file.path)))};
        of.content.refresh();
        return all_of(from, of);
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

// "FILE:LINE:COLUMN: what", as configurations are complained about.
json fault_json(const std::string& path, const std::string& what) {
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::string_view message = what;
    if (message.starts_with(path + ":")) {
        message.remove_prefix(path.size());
        int used = 0;
        if (std::sscanf(std::string(message).c_str(), ":%u:%u: %n", &line, &column, &used) == 2)
            message.remove_prefix(static_cast<std::size_t>(used));
    }
    const json at = {{"line", line - std::min(line, 1U)}, {"character", column - std::min(column, 1U)}};
    return {{"range", {{"start", at}, {"end", at}}},
            {"severity", severity_of(level::error)},
            {"source", "ctlpgn"},
            {"message", message}};
}

} // namespace

json diagnostic_json(const session& with, const open_document& in, const document_piece& piece,
                     const diagnostic& found) {
    const diagnostic_info& row = describe(found.id);
    json result = {{"range", range_in(with, in.content, piece.begin + found.begin, piece.begin + found.end)},
                   {"severity", severity_of(found.severity)},
                   {"code", code_text(found.id)},
                   {"source", "ctlpgn"},
                   {"message", found.message}};
    if (with.client.links_codes)
        result["codeDescription"] = {{"href", emit::rule_address(row)}};
    if (with.client.related_places && !found.related.empty())
        result["relatedInformation"] = related_json(with, in, piece, found);
    if (with.client.unnecessary_tag && is_unnecessary(found))
        result["tags"] = json::array({1});
    return result;
}

void publish(session& to) {
    if (to.client.pulls_diagnostics)
        return;
    for (auto& [uri, each] : to.documents()) {
        if (!each.to_publish || !each.content.is_fresh())
            continue;
        each.to_publish = false;
        to.notify("textDocument/publishDiagnostics",
                  {{"uri", uri}, {"version", each.version}, {"diagnostics", all_of(to, each)}});
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
                  {{"uri", emit::file_uri(path)}, {"diagnostics", json::array({fault_json(path, what)})}});
    }
}

json pull_diagnostics(session& from, const json& params) {
    open_document& of = from.find(params.at("textDocument").at("uri").get<std::string>());
    return report_of_open(from, of, at_path(params, {"previousResultId"}));
}

json pull_workspace_diagnostics(session& from, const json& params) {
    std::map<std::string, json> known = known_results(params);
    json items = json::array();
    for (const workspace_file& each : files_of(from)) {
        if (from.wants_stop())
            throw rpc_error(rpc_code::request_cancelled, "the request was cancelled");
        const std::string uri = emit::file_uri(each.path);
        open_document* const open = from.find_open(uri);
        json item = open != nullptr ? report_of_open(from, *open, known[uri])
                                    : report_of_file(from, each, uri, known[uri]);
        item["uri"] = uri;
        item["version"] = open != nullptr ? json(open->version) : json(nullptr);
        items.push_back(std::move(item));
    }
    return {{"items", std::move(items)}};
}

} // namespace ctlpgn::server
