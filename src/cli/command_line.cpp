#include "cli/command_line.hpp"

#include "cli/command_line_faults.hpp"
#include "cli/commands.hpp"
#include "cli/output/say.hpp"
#include "cli/usual_words.hpp"
#include "cli/words_as_written.hpp"
#include "ctlpgn/errors.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

std::vector<std::string> command_names(CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* const each : program.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(each->get_name());
    return names;
}

int refuse(const std::string& what, const CLI::App* command) {
    complain(what);
    complain("Try", "'ctlpgn help" + (command == nullptr ? "" : " " + command->get_name()) + "'");
    return failed;
}

// The command named by the first word that is not an option. If there is none: null, and `rest` is empty.
const CLI::App* named_command(CLI::App& program, std::span<const char* const>& rest) {
    const auto word = std::ranges::find_if_not(rest, is_option);
    rest = std::span(word, rest.end());
    if (rest.empty())
        return nullptr;
    const CLI::App& named = find_command(program, rest.front());
    rest = rest.subspan(1);
    return &named;
}

} // namespace

CLI::App& find_command(CLI::App& program, const std::string& name) {
    const std::vector<std::string> known = command_names(program);
    if (std::ranges::find(known, name) == known.end())
        throw setting_error(
            "unknown command \"" + name + '"' +
            hint(meant_command(name), name, std::vector<std::string_view>(known.begin(), known.end())));
    return *program.get_subcommand(name);
}

int run_command_line(CLI::App& program, int argc, const char* const* argv, const int& status) {
    std::span<const char* const> rest(argv + 1, static_cast<std::size_t>(std::max(argc, 1) - 1));
    const CLI::App* command = nullptr;
    try {
        command = named_command(program, rest);
    } catch (const setting_error& no_such_command) {
        return refuse(no_such_command.what(), nullptr);
    }
    if (command != nullptr)
        if (const std::string fault = fault_of_values(*command, rest); !fault.empty())
            return refuse(fault, command);
    take_words_as_written(program);
    std::vector<std::string> words =
        mark_brackets({argv + 1, static_cast<std::size_t>(std::max(argc, 1) - 1)});
    std::ranges::reverse(words); // as the library takes them
    try {
        program.parse(std::move(words));
    } catch (const CLI::Success& asked_for_help) {
        return program.exit(asked_for_help);
    } catch (const CLI::ParseError& error) {
        return refuse(fault_of(error, program, command), command);
    }
    return status;
}

} // namespace ctlpgn::cli
