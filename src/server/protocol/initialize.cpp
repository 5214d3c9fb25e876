// The answer to "initialize": the capabilities of the server.
#include "ctlpgn/errors.hpp"
#include "server/features/code_actions.hpp"
#include "server/protocol/methods.hpp"
#include "server/protocol/uri.hpp"

namespace ctlpgn::server {

namespace {

constexpr int incremental = 2; // TextDocumentSyncKind

std::vector<std::string> folders_in(const json& params) {
    std::vector<std::string> result;
    const json& folders = at_path(params, {"workspaceFolders"});
    if (folders.is_array())
        for (const json& each : folders)
            result.push_back(path_of_uri(text_or(at_path(each, {"uri"}), {})));
    else if (const std::string root = path_of_uri(text_or(at_path(params, {"rootUri"}), {})); !root.empty())
        result.push_back(root);
    std::erase(result, std::string());
    return result;
}

json abilities_of_server(const session& current) {
    json result = {
        {"positionEncoding", word_for(current.client.encoding)},
        {"textDocumentSync",
         {{"openClose", true}, {"change", incremental}, {"save", {{"includeText", false}}}}},
        {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}},
        {"codeActionProvider",
         {{"codeActionKinds", json::array({"quickfix", fix_all_kind})},
          {"resolveProvider", current.client.resolves_edits}}},
        {"executeCommandProvider", {{"commands", json::array({explain_command, fix_all_command})}}},
        {"documentFormattingProvider", true},
        {"documentRangeFormattingProvider", true},
        {"definitionProvider", true},
        {"referencesProvider", true},
        {"documentHighlightProvider", true},
        {"renameProvider", {{"prepareProvider", true}}},
        {"hoverProvider", true},
        {"completionProvider", {{"triggerCharacters", json::array({"[", "#", ".", "\""})}}},
        {"documentSymbolProvider", true},
        {"workspaceSymbolProvider", true},
        {"foldingRangeProvider", true},
        {"selectionRangeProvider", true},
        {"inlayHintProvider", true},
        {"documentLinkProvider", {{"resolveProvider", false}}},
    };
    if (current.client.pulls_diagnostics)
        result["diagnosticProvider"] = {
            {"identifier", "ctlpgn"}, {"interFileDependencies", false}, {"workspaceDiagnostics", false}};
    add_more_abilities(current, result);
    return result;
}

} // namespace

json initialize(session& current, const json& params, std::string_view version) {
    current.client = abilities_of(params);
    current.folders = folders_in(params);
    try {
        apply(at_path(params, {"initializationOptions"}), current.settings);
    } catch (const setting_error& error) {
        constexpr int warning = 2;
        current.notify("window/showMessage", {{"type", warning}, {"message", error.what()}});
    }
    return {{"capabilities", abilities_of_server(current)},
            {"serverInfo", {{"name", "ctlpgn"}, {"version", version}}}};
}

} // namespace ctlpgn::server
