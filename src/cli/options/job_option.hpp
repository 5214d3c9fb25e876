// --jobs, for every command that does several things at the same time.
#pragma once

#include <string>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace ctlpgn::cli {

// The number must live as long as the command; 0, the default, is as many as there are processors.
CLI::Option* add_job_option(CLI::App& command, unsigned& jobs,
                            const std::string& what = "threads that read games");

} // namespace ctlpgn::cli
