#include "server/protocol/methods.hpp"

#include "server/documents/synchronization.hpp"
#include "server/features/code_actions.hpp"
#include "server/features/completion.hpp"
#include "server/features/diagnostics.hpp"
#include "server/features/document_links.hpp"
#include "server/features/formatting.hpp"
#include "server/features/hover.hpp"
#include "server/features/inlay_hints.hpp"
#include "server/features/navigation.hpp"
#include "server/features/structure.hpp"
#include "server/features/workspace_symbols.hpp"

namespace ctlpgn::server {

namespace {

json shut_down(session& current, const json& /*params*/) {
    current.shut_down = true;
    return nullptr;
}

constexpr request_method requests[] = {
    {"shutdown", shut_down},
    {"textDocument/diagnostic", nullptr, pull_diagnostics},
    {"textDocument/codeAction", code_actions},
    {"codeAction/resolve", resolve_code_action},
    {"workspace/executeCommand", execute_command},
    {"textDocument/formatting", format_document},
    {"textDocument/rangeFormatting", format_range},
    {"textDocument/definition", go_to_definition},
    {"textDocument/references", find_references},
    {"textDocument/documentHighlight", highlight},
    {"textDocument/prepareRename", prepare_rename},
    {"textDocument/rename", rename},
    {"textDocument/hover", hover},
    {"textDocument/completion", complete},
    {"textDocument/documentSymbol", document_symbols},
    {"workspace/symbol", find_games},
    {"textDocument/foldingRange", folding_ranges},
    {"textDocument/selectionRange", selection_ranges},
    {"textDocument/inlayHint", inlay_hints},
    {"textDocument/documentLink", document_links},
};

constexpr notification_method notifications_taken[] = {
    {"initialized", initialized},
    {"textDocument/didOpen", did_open},
    {"textDocument/didChange", did_change},
    {"textDocument/didSave", did_save},
    {"textDocument/didClose", did_close},
    {"workspace/didChangeConfiguration", did_change_configuration},
    {"workspace/didChangeWatchedFiles", did_change_watched_files},
    {"workspace/didChangeWorkspaceFolders", did_change_workspace_folders},
};

} // namespace

std::span<const request_method> request_methods() {
    return requests;
}

std::span<const notification_method> notification_methods() {
    return notifications_taken;
}

} // namespace ctlpgn::server
