// How documents are built: games, variations, comments, and what encloses a place.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json document_symbols(session& current, const json& params);
json folding_ranges(session& current, const json& params);
json selection_ranges(session& current, const json& params);

} // namespace ctlpgn::server
