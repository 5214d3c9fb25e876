// Which files a command line lints, and the settings of each.
#pragma once

#include "cli/input/input_search.hpp"
#include "ctlpgn/settings.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

struct lint_inputs {
    input_choice files;
    std::string stdin_filename;
    lint_settings settings; // override those of the configuration
    limits bounds;
    job_options jobs;
    std::optional<byte_range> bytes;
};

struct lint_job {
    input file;
    std::string name; // as reports call it
    effective_settings settings;
    std::vector<std::string> configurations; // the files that the settings come from
};

struct unreadable_path {
    std::string path;
    std::string why;
};

struct lint_jobs {
    std::vector<lint_job> readable;
    std::vector<unreadable_path> unreadable;           // they do not stop the others
    std::vector<std::filesystem::path> configurations; // that were read for the run

    [[nodiscard]] std::vector<input> files() const;
};

// Throws setting_error and input_error for configurations, before anything is linted.
lint_jobs find_lint_jobs(const lint_inputs& inputs, run_configurations& configurations);

// Throws output_error if the file that is to be written is one of those that are linted, or a configuration.
void check_not_written_over(const lint_jobs& jobs, const std::string& output_path);

} // namespace ctlpgn::cli
