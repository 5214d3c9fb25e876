// Where things are defined and used, and giving labels other numbers.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json go_to_definition(session& current, const json& params);
json find_references(session& current, const json& params);
json highlight(session& current, const json& params);

json prepare_rename(session& current, const json& params);
json rename(session& current, const json& params);

} // namespace ctlpgn::server
