// Findings as the protocol tells them.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

// Of a piece of a document.
json diagnostic_json(const session& with, const open_document& in, const document_piece& piece,
                     const diagnostic& found);

// To clients that do not ask: what has changed in documents that are fresh.
void publish(session& to);
void publish_nothing(session& to, const std::string& uri);
// What is wrong with configurations.
void publish_configuration_faults(session& to);

// textDocument/diagnostic, workspace/diagnostic
json pull_diagnostics(session& from, const json& params);
json pull_workspace_diagnostics(session& from, const json& params);

} // namespace ctlpgn::server
