// The command line as a whole, and the message about one that cannot be understood.
#pragma once

namespace ctlpgn::cli {

// Runs the command that is named, and gives its exit status. Its exceptions pass; a wrong command line is
// reported and gives `failed`.
int run_command_line(int argc, const char* const* argv);

} // namespace ctlpgn::cli
