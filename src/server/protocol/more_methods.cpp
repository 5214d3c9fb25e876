#include "server/features/semantic_tokens.hpp"
#include "server/features/workspace_diagnostics.hpp"
#include "server/protocol/methods.hpp"

namespace ctlpgn::server {

namespace {

constexpr request_method with_files_and_grammars[] = {
    {"workspace/diagnostic", nullptr, pull_workspace_diagnostics},
    {"textDocument/semanticTokens/full", document_tokens},
    {"textDocument/semanticTokens/range", range_tokens},
};

} // namespace

std::span<const request_method> more_request_methods() {
    return with_files_and_grammars;
}

void add_more_abilities(const session& current, json& abilities) {
    abilities["semanticTokensProvider"] = {{"legend", tokens_legend()}, {"full", true}, {"range", true}};
    if (current.client.pulls_diagnostics)
        abilities["diagnosticProvider"]["workspaceDiagnostics"] = true;
}

} // namespace ctlpgn::server
