// The diagnostics of all files in folders, and those of configurations.
#pragma once

#include "server/documents/session.hpp"

#include <string>

namespace ctlpgn::server {

// workspace/diagnostic
std::string pull_workspace_diagnostics(session& current, const json& params);

// What is wrong with configurations.
void publish_configuration_faults(session& current);

} // namespace ctlpgn::server
