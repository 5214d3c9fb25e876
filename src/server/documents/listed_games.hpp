// The games of files, as they are listed when somebody looks for one.
#pragma once

#include "server/json.hpp"

#include <string>
#include <vector>

namespace ctlpgn::server {

struct listed_game {
    std::string name;
    json location;
};

struct listed_file {
    std::string state; // while it is the same, so are the games
    std::vector<listed_game> games;
};

} // namespace ctlpgn::server
