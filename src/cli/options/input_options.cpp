#include "cli/options/input_options.hpp"

#include "cli/options/encoding_option.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace ctlpgn::cli {

namespace {

void add_patterns(CLI::App& to, const std::string& name, const std::string& help, const char* group,
                  std::vector<std::string>& output) {
    to.add_option(name, output, help)->delimiter(',')->allow_extra_args(false)->group(group);
}

} // namespace

void add_files(CLI::App& command, input_choice& choice) {
    command.add_option("FILE", choice.paths,
                       "files, folders (searched for " + file_patterns() +
                           ", compressed or not), or - for standard input; without FILE standard "
                           "input, unless that is a terminal");
    add_notation_option(command, choice.written_in);
    add_input_encoding_option(command, choice.encoding);
}

void add_file_patterns(CLI::App& command, input_choice& choice, const char* group) {
    add_patterns(command, "--exclude", "exclude these files in folders", group, choice.exclude);
    add_patterns(command, "--include", "read only these files in folders", group, choice.include);
    command.add_flag("--no-gitignore", choice.no_gitignore, "also read files that .gitignore excludes")
        ->group(group);
    command
        .add_flag("--force-exclude", choice.force_exclude,
                  "apply the exclusions to files named on the command line, too")
        ->group(group);
    for (CLI::Option* const each :
         add_configuration_options(command, choice.configuration, choice.no_configuration))
        each->group(group);
}

std::array<CLI::Option*, 2> add_configuration_options(CLI::App& command, std::string& file, bool& none) {
    auto* const given = command.add_option("--config", file, "use this configuration file and no other");
    auto* const without = command.add_flag("--no-config", none, "use no configuration file")->excludes(given);
    return {given, without};
}

} // namespace ctlpgn::cli
