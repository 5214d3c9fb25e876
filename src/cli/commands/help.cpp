#include "cli/help/help.hpp"

#include "cli/commands.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/program.hpp"

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

std::string help_about(const std::string& what) {
    if (what == limits_topic)
        return about_limits();
    const std::unique_ptr<CLI::App> whole = whole_program();
    return help_on(what.empty() ? *whole : *whole->get_subcommand(find_command(what).name));
}

} // namespace

void add_help(CLI::App* command, int& status) {
    auto asked = std::make_shared<std::string>();
    command->footer("  ctlpgn help             all commands\n"
                    "  ctlpgn help lint        one of them\n"
                    "  ctlpgn help limits      the limits of the reader, which many commands can set");
    command->add_option("COMMAND", *asked, "a command, or limits")->type_name("COMMAND");
    command->callback([asked, &status] {
        std::cout << help_about(*asked);
        status = clean;
    });
}

} // namespace ctlpgn::cli
