#include "cli/help/help.hpp"

#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/options/limit_options.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace ctlpgn::cli {

namespace {

constexpr const char* limits_topic = "limits";

std::string about_limits() {
    CLI::App every_command;
    limits usual;
    add_limit_options(every_command, usual);
    return "The formats impose no limits; the reader does, so that no file can use up\n"
           "time or memory. The commands that read files of games, except board and lsp,\n"
           "take these options. docs/limits.md describes what happens at each limit.\n"
           "\n" +
           help_on_group(every_command, limits_group);
}

} // namespace

void add_help(CLI::App& program, int& status) {
    auto asked = std::make_shared<std::string>();
    CLI::App* const command = program.add_subcommand("help", "Show the help of a command");
    command->footer("  ctlpgn help             all commands\n"
                    "  ctlpgn help lint        one of them\n"
                    "  ctlpgn help limits      the limits of the reader, which many commands can set");
    command->add_option("COMMAND", *asked, "a command, or limits")->type_name("COMMAND");
    command->callback([asked, &program, &status] {
        if (asked->empty())
            std::cout << help_on(program);
        else if (*asked == limits_topic)
            std::cout << about_limits();
        else
            std::cout << help_on(find_command(program, *asked));
        status = clean;
    });
}

} // namespace ctlpgn::cli
