#include "server/documents/synchronization.hpp"

#include "ctlpgn/errors.hpp"
#include "server/documents/places.hpp"
#include "server/features/diagnostics.hpp"
#include "server/features/workspace_diagnostics.hpp"
#include "server/protocol/methods.hpp"
#include "server/protocol/uri.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn::server {

namespace {

bool is_configuration(const std::string& path) {
    const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    return name == "ctlpgn.toml" || name == ".ctlpgn.toml";
}

json watchers() {
    return json::array({{{"globPattern", "**/ctlpgn.toml"}}, {{"globPattern", "**/.ctlpgn.toml"}}});
}

} // namespace

void initialized(session& current, const json& /*params*/) {
    if (current.client.watches_files)
        current.request(
            "client/registerCapability",
            {{"registrations", json::array({{{"id", "configurations"},
                                             {"method", "workspace/didChangeWatchedFiles"},
                                             {"registerOptions", {{"watchers", watchers()}}}}})}});
}

void did_open(session& current, const json& params) {
    const json& opened = needed(params, "textDocument");
    current.open(needed_text(opened, "uri"), text_or(at_path(opened, {"languageId"}), {}),
                 opened.value("version", std::int64_t{0}), needed_text(opened, "text"));
    publish_configuration_faults(current);
    if (current.configurations.have_changed())
        settings_changed(current);
}

void did_change(session& current, const json& params) {
    const json& changed = needed(params, "textDocument");
    open_document& opened = current.find(needed_text(changed, "uri"));
    opened.version = changed.value("version", opened.version + 1);
    opened.to_publish = true;
    for (const json& each : needed(params, "contentChanges")) {
        const std::string& text = needed_text(each, "text");
        if (has(each, "range")) {
            const byte_range where = bytes_at(current, opened.content, needed(each, "range"));
            opened.content.replace(where.begin, where.end, text);
        } else {
            opened.content.replace_all(text);
        }
    }
    current.check_notation(opened);
}

void did_save(session& current, const json& params) {
    if (is_configuration(path_of_uri(document_uri(params))))
        settings_changed(current);
}

void did_close(session& current, const json& params) {
    const std::string uri = document_uri(params);
    current.close(uri);
    publish_nothing(current, uri);
}

void did_change_configuration(session& current, const json& params) {
    const json& message = at_path(params, {"settings"});
    const json& section = at_path(message, {"ctlpgn"});
    const json& own = section.is_null() ? message : section;
    // Some clients say so without settings when they begin: those of "initialize" stay.
    if (section.is_null() && own.empty())
        return;
    client_settings fresh;
    try {
        apply(own, fresh);
    } catch (const setting_error&) {
        current.settings = fresh;
        settings_changed(current);
        throw;
    }
    current.settings = fresh;
    settings_changed(current);
}

void did_change_watched_files(session& current, const json& params) {
    if (std::ranges::any_of(needed(params, "changes"), [](const json& each) {
            return is_configuration(path_of_uri(needed_text(each, "uri")));
        }))
        settings_changed(current);
}

void did_change_workspace_folders(session& current, const json& params) {
    const json& event = needed(params, "event");
    for (const json& each : needed(event, "removed"))
        std::erase(current.folders, path_of_uri(needed_text(each, "uri")));
    for (const json& each : needed(event, "added"))
        current.folders.push_back(path_of_uri(needed_text(each, "uri")));
}

void settings_changed(session& current) {
    current.read_settings_again();
    publish_configuration_faults(current);
    if (current.client.refreshes_diagnostics)
        current.request("workspace/diagnostic/refresh", nullptr);
    if (current.client.refreshes_hints)
        current.request("workspace/inlayHint/refresh", nullptr);
}

} // namespace ctlpgn::server
