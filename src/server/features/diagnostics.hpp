// When and to which clients findings are reported.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

// To clients that do not ask: what has changed in documents that are fresh.
void publish(session& current);
void publish_nothing(session& current, const std::string& uri);

// textDocument/diagnostic
std::string pull_diagnostics(session& current, const json& params);

} // namespace ctlpgn::server
