#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/help/help.hpp"
#include "cli/output/say.hpp"
#include "cli/output/standard_streams.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/version.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <unistd.h>

namespace {

using namespace ctlpgn::cli;

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
    for (const ctlpgn::notation* const each : ctlpgn::notations())
        text.append("  ").append(each->name).append(": ").append(each->title).append("\n");
    return text + "\nExamples:\n\n" + examples;
}

int run_program(int argc, const char* const* argv) {
    int status = clean;
    CLI::App program(description(), "ctlpgn");
    program.formatter(help_writer());
    program.set_help_flag("-h,--help", "print this help");
    program.set_version_flag("-V,--version", "ctlpgn " CTLPGN_VERSION_TEXT, "print the version");
    program.get_option("--help")->group("Options");
    program.require_subcommand(1);
    program.footer(footer());
    add_lint(program, status);
    add_explain(program, status);
    add_rules(program, status);
    add_fmt(program, status);
    add_json(program, status);
    add_table(program, status);
    add_convert(program, status);
    add_simplify(program, status);
    add_board(program, status);
    add_html(program, status);
    add_stats(program, status);
    add_grammar(program, status);
    add_conformance(program, status);
    add_lsp(program, status);
    add_completions(program, status);
    add_manual(program, status);
    add_help(program, status);
    return run_command_line(program, argc, argv, status);
}

// Whether all output was written; the disk may be full.
bool standard_output_is_complete() {
    std::cout.flush();
    return std::cout.good() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

// If an earlier write failed, its reason was not kept; another write fails for the same one.
std::string why_not() {
    if (errno == 0)
        static_cast<void>(::write(STDOUT_FILENO, "\n", 1) == 1);
    return errno == 0 ? "" : std::string(": ") + std::strerror(errno);
}

} // namespace

int main(int argc, char** argv) {
    occupy_closed_streams();
    try {
        const int status = run_program(argc, argv);
        errno = 0;
        if (standard_output_is_complete())
            return status;
        complain("cannot write standard output" + why_not());
    } catch (const std::bad_alloc&) {
        complain("out of memory");
    } catch (const std::exception& error) {
        complain(error.what());
    }
    return failed;
}
