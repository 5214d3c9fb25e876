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

void initialized(session& with, const json& /*params*/) {
    if (with.client.watches_files)
        with.request("client/registerCapability",
                     {{"registrations", json::array({{{"id", "configurations"},
                                                      {"method", "workspace/didChangeWatchedFiles"},
                                                      {"registerOptions", {{"watchers", watchers()}}}}})}});
}

void did_open(session& in, const json& params) {
    const json& opened = params.at("textDocument");
    in.open(opened.at("uri").get<std::string>(), text_or(at_path(opened, {"languageId"}), {}),
            opened.value("version", std::int64_t{0}), opened.at("text").get<std::string>());
    publish_configuration_faults(in);
    if (in.configurations_have_changed())
        settings_changed(in);
}

void did_change(session& in, const json& params) {
    const json& changed = params.at("textDocument");
    open_document& of = in.find(changed.at("uri").get<std::string>());
    of.version = changed.value("version", of.version + 1);
    of.to_publish = true;
    for (const json& each : params.at("contentChanges")) {
        const std::string& text = each.at("text").get_ref<const std::string&>();
        if (has(each, "range")) {
            const byte_range where = bytes_at(in, of.content, each.at("range"));
            of.content.replace(where.begin, where.end, text);
        } else {
            of.content.replace_all(text);
        }
    }
    in.check_notation(of);
}

void did_save(session& in, const json& params) {
    if (is_configuration(path_of_uri(params.at("textDocument").at("uri").get<std::string>())))
        settings_changed(in);
}

void did_close(session& in, const json& params) {
    const std::string uri = params.at("textDocument").at("uri").get<std::string>();
    in.close(uri);
    publish_nothing(in, uri);
}

void did_change_configuration(session& in, const json& params) {
    const json& said = at_path(params, {"settings"});
    const json& section = at_path(said, {"ctlpgn"});
    const json& own = section.is_null() ? said : section;
    // Some clients say so without settings when they begin: those of "initialize" stay.
    if (section.is_null() && own.empty())
        return;
    client_settings fresh;
    try {
        apply(own, fresh);
    } catch (const setting_error&) {
        in.settings = fresh;
        settings_changed(in);
        throw;
    }
    in.settings = fresh;
    settings_changed(in);
}

void did_change_watched_files(session& in, const json& params) {
    if (std::ranges::any_of(params.at("changes"), [](const json& each) {
            return is_configuration(path_of_uri(each.at("uri").get<std::string>()));
        }))
        settings_changed(in);
}

void did_change_workspace_folders(session& in, const json& params) {
    const json& event = params.at("event");
    for (const json& each : event.at("removed"))
        std::erase(in.folders, path_of_uri(each.at("uri").get<std::string>()));
    for (const json& each : event.at("added"))
        in.folders.push_back(path_of_uri(each.at("uri").get<std::string>()));
}

void settings_changed(session& of) {
    of.read_settings_again();
    publish_configuration_faults(of);
    if (of.client.refreshes_diagnostics)
        of.request("workspace/diagnostic/refresh", nullptr);
    if (of.client.refreshes_hints)
        of.request("workspace/inlayHint/refresh", nullptr);
}

} // namespace ctlpgn::server
