#include "cli/options/job_option.hpp"

#include "cli/options/number_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>

namespace ctlpgn::cli {

namespace {

// More would only take memory.
constexpr unsigned most_jobs = 256;

} // namespace

void add_job_option(CLI::App& command, job_options& options) {
    constexpr number_range within{.most = most_jobs};
    const auto is_auto = [](const std::string& word) { return word == "auto"; };
    command
        .add_option_function<std::string>(
            "-j,--jobs",
            [&options, is_auto](const std::string& word) {
                options.jobs = is_auto(word) ? 0 : static_cast<unsigned>(*read_number(word, within));
            },
            "threads that read games; 0 or auto: as many as there are processors")
        ->check([is_auto](const std::string& word) {
            return is_auto(word) ? std::string() : number_fault(word, within);
        })
        ->type_name("N|auto")
        ->default_str(std::to_string(options.jobs));
}

} // namespace ctlpgn::cli
