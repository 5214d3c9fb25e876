// What clients tell of documents, files and settings.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

void initialized(session& with, const json& params);

void did_open(session& in, const json& params);
void did_change(session& in, const json& params);
void did_save(session& in, const json& params);
void did_close(session& in, const json& params);

void did_change_configuration(session& in, const json& params);
void did_change_watched_files(session& in, const json& params);
void did_change_workspace_folders(session& in, const json& params);

} // namespace ctlpgn::server
