#include "cli/program.hpp"

#include "cli/commands.hpp"
#include "cli/help/help.hpp"
#include "cli/usual_words.hpp"
#include "ctlpgn/errors.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/version.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace ctlpgn::cli {

namespace {

// In the order of the help.
constexpr command_row commands[] = {
    {"lint", "Check games for errors", add_lint},
    {"explain", "Explain what a code means and how to fix it", add_explain},
    {"rules", "List all codes", add_rules},
    {"fmt", "Write games in their canonical form", add_fmt},
    {"json", "Convert games to JSON", add_json},
    {"table", "Write games, plies or positions as a table: CSV, JSON Lines, SQLite, Arrow", add_table},
    {"explore", "Show what was played in a position, how often, and how it went", add_explore},
    {"convert", "Convert games to another form", add_convert},
    {"simplify", "Write games for the simplest readers", add_simplify},
    {"merge", "Merge games into one tree of variations", add_merge},
    {"new", "Write a game to fill in", add_new},
    {"board", "Draw a position as text or as a picture", add_board},
    {"html", "Write a web page to play through games", add_html},
    {"stats", "Count games, plies, results, tags and diagnostics", add_stats},
    {"grammar", "Print the grammar of a notation, or sentences of it", add_grammar},
    {"conformance", "Test any reader of a notation against the corpus", add_conformance},
    {"init", "Write a configuration with all settings as comments", add_init},
    {"lsp", "Run the language server for editors", add_lsp},
    {"completions", "Print a completion script for a shell", add_completions},
    {"manual", "Print a page of the manual, for man(1)", add_manual},
    {"help", "Show the help of a command", add_help},
};

constexpr const char* examples =
    "  ctlpgn lint games/                    check a folder of games for errors\n"
    "  ctlpgn json game.ctl-pgn              convert a game to JSON\n"
    "  ctlpgn json --lines games/ | jq .     all games of a folder, one per line\n"
    "  ctlpgn fmt games/                     write them in canonical form\n"
    "  ctlpgn convert --letters FAN games/   write them with chess symbols\n"
    "  ctlpgn board game.ctl-pgn --ply 12.b  draw the position after a ply\n"
    "  ctlpgn html games/ -o games.html      make a page to play through them\n"
    "  ctlpgn grammar ctl-pgn                print the grammar of a notation\n";

std::string footer() {
    std::string text = "'ctlpgn help COMMAND' explains a command.\n\nExit status:";
    for (const exit_status& each : exit_statuses)
        text.append(each.status == clean ? " " : "; ")
            .append(std::to_string(each.status))
            .append(" ")
            .append(each.meaning);
    return text + ".";
}

std::string description() {
    std::string text =
        "Lints, formats, replays and draws records of board games, and converts them to JSON and back.\n"
        "\n"
        "Notations:\n"
        "\n";
    for (const notation* const each : notations())
        text.append("  ").append(each->name).append(": ").append(each->title).append("\n");
    return text + "\nExamples:\n\n" + examples;
}

} // namespace

std::span<const command_row> all_commands() {
    return commands;
}

const command_row& find_command(const std::string& name) {
    const auto* const row = std::ranges::find(commands, name, &command_row::name);
    if (row != std::end(commands))
        return *row;
    std::vector<std::string_view> known;
    for (const command_row& each : commands)
        known.emplace_back(each.name);
    throw setting_error("unknown command \"" + name + '"' + hint(meant_command(name), name, known));
}

std::unique_ptr<CLI::App> make_program(std::span<const command_row> chosen, int& status) {
    auto program = std::make_unique<CLI::App>(description(), "ctlpgn");
    program->formatter(help_writer());
    program->set_help_flag("-h,--help", "print this help");
    program->set_version_flag("-V,--version", "ctlpgn " CTLPGN_VERSION_TEXT, "print the version");
    program->get_option("--help")->group("Options");
    program->require_subcommand(1);
    program->footer(footer());
    for (const command_row& each : chosen)
        each.add(program->add_subcommand(each.name, each.summary), status);
    return program;
}

std::unique_ptr<CLI::App> whole_program() {
    static int status_of_none = clean; // since none runs
    return make_program(commands, status_of_none);
}

} // namespace ctlpgn::cli
