#include "cli/options/job_option.hpp"

#include "cli/options/number_option.hpp"
#include "cli/options/word_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>

namespace ctlpgn::cli {

namespace {

// More would only take memory.
constexpr unsigned most_jobs = 256;
constexpr const char* automatic = "auto";

} // namespace

CLI::Option* add_job_option(CLI::App& command, unsigned& jobs, const std::string& what) {
    constexpr number_range within{.most = most_jobs};
    jobs = 0;
    return command
        .add_option_function<std::string>(
            "-j,--jobs",
            [&jobs](const std::string& word) {
                jobs = word == automatic ? 0 : static_cast<unsigned>(*read_number(word, within));
            },
            what + "; 0 or auto: one per processor")
        ->check([](const std::string& word) {
            return word == automatic || read_number(word, within)
                       ? std::string()
                       : "must be auto or a whole number from 0 to " + std::to_string(most_jobs) +
                             ", found \"" + word + '"';
        })
        ->check(such_as({automatic}))
        ->type_name("N|auto")
        ->default_str(automatic);
}

} // namespace ctlpgn::cli
