// The options that set the reader's limits, for every command that reads games.
#pragma once

#include "ctlpgn/limits.hpp"

namespace CLI {
class App;
}

namespace ctlpgn::cli {

// The limits must live as long as the command.
void add_limit_options(CLI::App& command, limits& bounds);

} // namespace ctlpgn::cli
