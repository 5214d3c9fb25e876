// Hints for what a text leaves out: numbers of moves, and the places that pieces come from.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json inlay_hints(session& current, const json& params);

} // namespace ctlpgn::server
