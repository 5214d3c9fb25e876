// Documents and their games in canonical form.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json format_document(session& current, const json& params);
// Of all games that the range touches.
json format_range(session& current, const json& params);

} // namespace ctlpgn::server
