// Where things are defined and used, and giving labels other numbers.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json go_to_definition(session& in, const json& params);
json find_references(session& in, const json& params);
json highlight(session& in, const json& params);

json prepare_rename(session& in, const json& params);
json rename(session& in, const json& params);

} // namespace ctlpgn::server
