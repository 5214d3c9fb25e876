// The language server: reads messages, answers them, and keeps its diagnostics up to date.
#pragma once

#include "ctlpgn/source.hpp"

#include <functional>
#include <string_view>

namespace ctlpgn::server {

// Returns the exit status: 0 if the client said "shutdown" before it left. `write` gets whole messages, and
// returns false if they are not taken any more.
int serve(byte_source& source, const std::function<bool(std::string_view)>& write, std::string_view version);

} // namespace ctlpgn::server
