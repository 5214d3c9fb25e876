// Answers to clients that ask for diagnostics.
#pragma once

#include "server/documents/session.hpp"

#include <functional>
#include <string>

namespace ctlpgn::server {

// While this is the same, so are the diagnostics.
std::string result_id(const session& current, const std::string& what);

// Diagnostics that the client does not have yet are sent as an array. `besides` are further members.
std::string report(const std::string& id, const json& known, json besides,
                   const std::function<std::string()>& items);
std::string report_of_open(session& current, open_document& opened, const json& known, json besides);

} // namespace ctlpgn::server
