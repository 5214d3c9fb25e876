// What in a document leads elsewhere: addresses, and codes of what is excused.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json document_links(session& current, const json& params);

} // namespace ctlpgn::server
