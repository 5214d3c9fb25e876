#include "cli/command_line.hpp"

#include "cli/commands.hpp"
#include "cli/output/say.hpp"
#include "ctlpgn/errors.hpp"
#include "lint/did_you_mean.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

bool is_option(std::string_view word) {
    return word.size() > 1 && word.front() == '-';
}

std::vector<std::string_view> names_of(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

std::vector<std::string> command_names(CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* const each : program.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(each->get_name());
    return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
    std::vector<std::string> names;
    const auto add = [&names](const CLI::App& from) {
        for (const CLI::Option* const each : from.get_options())
            for (const std::string& name : each->get_lnames())
                names.push_back("--" + name);
    };
    add(command);
    for (const CLI::App* const each : command.get_subcommands([](const CLI::App*) { return true; }))
        if (each->get_name().empty()) // a group of options
            add(*each);
    return names;
}

// What nobody asked for.
std::string extra_words(const CLI::App& command) {
    const std::vector<std::string> extra = command.remaining(true);
    const auto option = std::ranges::find_if(extra, is_option);
    if (option == extra.end())
        return "\"" + extra.front() + "\" is one word too many";
    const std::string name = option->substr(0, option->find('='));
    const std::vector<std::string> known = option_names(command);
    return "there is no option " + name + did_you_mean(name, names_of(known));
}

// An option that was not understood may be why another one seems to be missing.
std::string fault_of(const CLI::ParseError& error, const CLI::App& command) {
    return command.remaining(true).empty() ? error.what() : extra_words(command);
}

int refuse(const std::string& what, const std::string& help) {
    complain(what);
    complain("Try", "'" + help + "'");
    return failed;
}

// The first word that is no option names a command.
std::string fault_of_command(CLI::App& program, int argc, const char* const* argv) {
    const auto* const end = argv + argc;
    const auto* const word =
        std::find_if_not(argv + 1, end, [](const char* each) { return is_option(each); });
    if (word == end)
        return argc > 1 ? std::string() : "no command is named";
    try {
        find_command(program, *word);
    } catch (const setting_error& error) {
        return error.what();
    }
    return {};
}

} // namespace

CLI::App& find_command(CLI::App& program, const std::string& name) {
    const std::vector<std::string> known = command_names(program);
    if (std::ranges::find(known, name) == known.end())
        throw setting_error("there is no command \"" + name + '"' + did_you_mean(name, names_of(known)));
    return *program.get_subcommand(name);
}

int run_command_line(CLI::App& program, int argc, const char* const* argv, const int& status) {
    if (const std::string fault = fault_of_command(program, argc, argv); !fault.empty())
        return refuse(fault, "ctlpgn help");
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& asked_for_help) {
        return program.exit(asked_for_help);
    } catch (const CLI::ParseError& error) {
        const std::vector<CLI::App*> chosen = program.get_subcommands();
        if (chosen.empty())
            return refuse(error.get_name() == "RequiredError" ? "no command is named"
                                                              : fault_of(error, program),
                          "ctlpgn help");
        return refuse(fault_of(error, *chosen.front()), "ctlpgn help " + chosen.front()->get_name());
    }
    return status;
}

} // namespace ctlpgn::cli
