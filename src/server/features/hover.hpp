// What is under the cursor, in words and as a board.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json hover(session& current, const json& params);

} // namespace ctlpgn::server
