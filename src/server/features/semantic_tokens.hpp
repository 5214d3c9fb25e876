// What each part of a text is, for colours.
#pragma once

#include "server/documents/session.hpp"

namespace ctlpgn::server {

json tokens_legend();
json document_tokens(session& current, const json& params);
json range_tokens(session& current, const json& params);

} // namespace ctlpgn::server
