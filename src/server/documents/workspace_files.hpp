// The files with games in the folders of the workspace.
#pragma once

#include "server/documents/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::server {

struct workspace_file {
    std::string path;
    const notation* written_in = nullptr;
};

// In the order of their paths; those that configurations exclude, or a repository ignores, are left out.
// Stops when a stop is requested.
std::vector<workspace_file> files_of(session& current);

// Another text whenever the file has changed.
std::string state_of(const std::string& path);

// What is in it, as UTF-8; without an encoding its bytes show that. Throws input_error.
std::string text_of(const std::string& path, std::optional<text_encoding> encoding);

} // namespace ctlpgn::server
