// The structure of documents: games, variations, comments, and the parts that enclose a place.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json document_symbols(session& current, const json& params);
json folding_ranges(session& current, const json& params);
json selection_ranges(session& current, const json& params);

} // namespace ctlpgn::server
