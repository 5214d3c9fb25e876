// --jobs, for every command that reads games with several threads.
#pragma once

#include "ctlpgn/jobs.hpp"

namespace CLI {
class App;
}

namespace ctlpgn::cli {

// `options` must live as long as the command.
void add_job_option(CLI::App& command, job_options& options);

} // namespace ctlpgn::cli
