#include "cli/command_line.hpp"

#include "cli/command_line_faults.hpp"
#include "cli/commands.hpp"
#include "cli/help/help.hpp"
#include "cli/output/say.hpp"
#include "cli/program.hpp"
#include "cli/words_as_written.hpp"
#include "ctlpgn/errors.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

int refuse(const std::string& what, const CLI::App* command) {
    complain(what);
    complain("Try", "'ctlpgn help" + (command == nullptr ? "" : " " + command->get_name()) + "'");
    return failed;
}

// The command named by the first word that is not an option. If there is none: null, and `rest` is empty.
const command_row* named_command(std::span<const char* const>& rest) {
    const auto word = std::ranges::find_if_not(rest, is_option);
    rest = std::span(word, rest.end());
    if (rest.empty())
        return nullptr;
    const command_row& named = find_command(rest.front());
    rest = rest.subspan(1);
    return &named;
}

int show_help(const CLI::App* command) {
    std::cout << help_on(command == nullptr ? *whole_program() : *command);
    return clean;
}

} // namespace

int run_command_line(int argc, const char* const* argv) {
    const std::span<const char* const> words(argv + 1, static_cast<std::size_t>(std::max(argc, 1) - 1));
    std::span<const char* const> rest = words;
    const command_row* named = nullptr;
    try {
        named = named_command(rest);
    } catch (const setting_error& no_such_command) {
        return refuse(no_such_command.what(), nullptr);
    }
    int status = clean;
    // To take it apart would take as long as to read a game, so it stays until the process ends.
    static CLI::App* program = nullptr;
    program = make_program({named, named == nullptr ? 0U : 1U}, status).release();
    const CLI::App* const command = named == nullptr ? nullptr : program->get_subcommand(named->name);
    if (command != nullptr)
        if (const std::string fault = fault_of_values(*command, rest); !fault.empty())
            return refuse(fault, command);
    take_words_as_written(*program);
    std::vector<std::string> marked = mark_brackets(words);
    std::ranges::reverse(marked); // as the library takes them
    try {
        program->parse(std::move(marked));
    } catch (const CLI::CallForHelp&) {
        return show_help(command);
    } catch (const CLI::Success& asked_for_version) {
        return program->exit(asked_for_version);
    } catch (const CLI::ParseError& error) {
        return refuse(fault_of(error, *program, command), command);
    }
    return status;
}

} // namespace ctlpgn::cli
