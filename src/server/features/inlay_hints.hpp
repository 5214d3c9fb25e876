// What is not written and could be: numbers of moves, and where pieces come from.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json inlay_hints(session& current, const json& params);

} // namespace ctlpgn::server
