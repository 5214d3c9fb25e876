// Links in a document: addresses, and codes in suppressions.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json document_links(session& current, const json& params);

} // namespace ctlpgn::server
