#include "cli/options/job_option.hpp"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <map>
#include <string>

namespace ctlpgn::cli {

namespace {

// More would only take memory.
constexpr unsigned most_jobs = 256;

} // namespace

void add_job_option(CLI::App& command, job_options& options) {
    const std::map<std::string, std::string> words = {{"auto", "0"}};
    command
        .add_option("-j,--jobs", options.jobs,
                    "threads that read games; 0 or auto: as many as there are processors")
        ->transform(CLI::Transformer(words).description(""))
        ->check(CLI::Range(0U, most_jobs))
        ->type_name("N|auto")
        ->capture_default_str();
}

} // namespace ctlpgn::cli
