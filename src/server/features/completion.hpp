// What may be written where the cursor is.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json complete(session& current, const json& params);

} // namespace ctlpgn::server
