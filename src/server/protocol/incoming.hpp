// A message from the client.
#pragma once

#include "server/json.hpp"

#include <string>
#include <string_view>

namespace ctlpgn::server {

struct incoming {
    json message;
    std::string fault; // why there is none
    bool is_end = false;
};

// What its text says.
incoming understood(std::string_view text);

} // namespace ctlpgn::server
