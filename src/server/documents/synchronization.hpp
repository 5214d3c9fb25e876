// What clients say about documents, files and settings.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

void initialized(session& current, const json& params);

void did_open(session& current, const json& params);
void did_change(session& current, const json& params);
void did_save(session& current, const json& params);
void did_close(session& current, const json& params);

void did_change_configuration(session& current, const json& params);
void did_change_watched_files(session& current, const json& params);
void did_change_workspace_folders(session& current, const json& params);

} // namespace ctlpgn::server
