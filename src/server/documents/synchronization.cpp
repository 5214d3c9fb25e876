#include "server/documents/synchronization.hpp"

#include "ctlpgn/errors.hpp"
#include "server/documents/places.hpp"
#include "server/features/diagnostics.hpp"
#include "server/protocol/methods.hpp"
#include "server/protocol/uri.hpp"

#include <algorithm>
#include <filesystem>

namespace ctlpgn::server {

namespace {

bool is_configuration(const std::string& path) {
    const std::string name = std::filesystem::path(path).filename().string();
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
    const json& opened = params.at("textDocument");
    current.open(opened.at("uri").get<std::string>(), text_or(at_path(opened, {"languageId"}), {}),
                 opened.value("version", std::int64_t{0}), opened.at("text").get<std::string>());
    publish_configuration_faults(current);
    if (current.configurations_have_changed())
        settings_changed(current);
}

void did_change(session& current, const json& params) {
    const json& changed = params.at("textDocument");
    open_document& opened = current.find(changed.at("uri").get<std::string>());
    opened.version = changed.value("version", opened.version + 1);
    opened.to_publish = true;
    for (const json& each : params.at("contentChanges")) {
        const std::string& text = each.at("text").get_ref<const std::string&>();
        if (has(each, "range")) {
            const byte_range where = bytes_at(current, opened.content, each.at("range"));
            opened.content.replace(where.begin, where.end, text);
        } else {
            opened.content.replace_all(text);
        }
    }
    current.check_notation(opened);
}

void did_save(session& current, const json& params) {
    if (is_configuration(path_of_uri(params.at("textDocument").at("uri").get<std::string>())))
        settings_changed(current);
}

void did_close(session& current, const json& params) {
    const std::string uri = params.at("textDocument").at("uri").get<std::string>();
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
    if (std::ranges::any_of(params.at("changes"), [](const json& each) {
            return is_configuration(path_of_uri(each.at("uri").get<std::string>()));
        }))
        settings_changed(current);
}

void did_change_workspace_folders(session& current, const json& params) {
    const json& event = params.at("event");
    for (const json& each : event.at("removed"))
        std::erase(current.folders, path_of_uri(each.at("uri").get<std::string>()));
    for (const json& each : event.at("added"))
        current.folders.push_back(path_of_uri(each.at("uri").get<std::string>()));
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
