// Games by their players, in all documents and in the files of folders.
#pragma once

#include "server/documents/session.hpp"

#include <string>
#include <vector>

namespace ctlpgn::server {

// workspace/symbol
json find_games(session& current, const json& params);

// All games of a document that is fresh.
std::vector<listed_game> games_of(const session& current, const open_document& opened);

// The files that are not open, with their games; valid until the next call.
std::vector<const listed_file*> files_with_games(session& current);

} // namespace ctlpgn::server
