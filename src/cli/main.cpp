#include "cli/commands.hpp"
#include "cli/standard_streams.hpp"
#include "ctlpgn/errors.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <exception>
#include <iostream>
#include <new>

namespace {

constexpr const char* description =
    "Reads the notation of C'escacs, chess on a board of 169 hexes (CTL-PGN).\n"
    "\n"
    "  ctlpgn lint games/                    what is wrong with the games below a folder\n"
    "  ctlpgn json game.ctl-pgn              the game as JSON\n"
    "  ctlpgn json --lines games/ | jq .     every game below a folder, one a line\n"
    "  ctlpgn fmt games/                     the same games, all written alike\n"
    "  ctlpgn convert --letters FAN games/   the same games, with chess symbols for letters\n"
    "  ctlpgn board game.ctl-pgn --ply 12.b  the position after a ply, drawn as text\n"
    "  ctlpgn grammar ctl-pgn                the grammar of a notation\n";

constexpr const char* exit_statuses = "Exit status: 0 nothing to complain about, 1 errors were found in a "
                                      "file, 2 wrong usage, or a file that cannot\n"
                                      "be read or written.";

} // namespace

int main(int argc, char** argv) {
    ctlpgn::cli::occupy_closed_streams();
    int status = ctlpgn::cli::clean;
    try {
        CLI::App program(description, "ctlpgn");
        program.set_version_flag("--version", "ctlpgn " CTLPGN_VERSION);
        program.require_subcommand(1);
        program.footer(exit_statuses);
        program.failure_message([](const CLI::App* /*app*/, const CLI::Error& error) {
            return std::string("ctlpgn: ") + error.what() + "\nTry 'ctlpgn --help'.\n";
        });
        ctlpgn::cli::add_json(program, status);
        ctlpgn::cli::add_lint(program, status);
        ctlpgn::cli::add_explain(program, status);
        ctlpgn::cli::add_rules(program, status);
        ctlpgn::cli::add_board(program, status);
        ctlpgn::cli::add_fmt(program, status);
        ctlpgn::cli::add_simplify(program, status);
        ctlpgn::cli::add_convert(program, status);
        ctlpgn::cli::add_grammar(program, status);
        ctlpgn::cli::add_conformance(program, status);
        try {
            program.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            return program.exit(error) == 0 ? ctlpgn::cli::clean : ctlpgn::cli::failed;
        }
    } catch (const std::bad_alloc&) {
        std::cerr << "ctlpgn: out of memory\n";
        return ctlpgn::cli::failed;
    } catch (const std::exception& error) {
        std::cerr << "ctlpgn: " << error.what() << "\n";
        return ctlpgn::cli::failed;
    }
    return status;
}
