// The commands of the program, one file each. A new one is declared here and has a row in program.cpp.
#pragma once

#include <CLI/App.hpp>

#include <string_view>

namespace ctlpgn::cli {

inline constexpr int clean = 0;
inline constexpr int found = 1;
inline constexpr int failed = 2;

struct exit_status {
    int status;
    std::string_view meaning;
};

inline constexpr exit_status exit_statuses[] = {
    {clean, "no errors were found, though there may be warnings"},
    {found, "errors were found, or, in commands that write games, a game was left out or stays as it was"},
    {failed, "the command is wrong, or a file cannot be read or written"},
};

// Each gives `command` its options; when the user chooses it, it runs and stores its exit status.
void add_json(CLI::App* command, int& status);
void add_table(CLI::App* command, int& status);
void add_explore(CLI::App* command, int& status);
void add_lint(CLI::App* command, int& status);
void add_explain(CLI::App* command, int& status);
void add_rules(CLI::App* command, int& status);
void add_board(CLI::App* command, int& status);
void add_html(CLI::App* command, int& status);
void add_stats(CLI::App* command, int& status);
void add_fmt(CLI::App* command, int& status);
void add_convert(CLI::App* command, int& status);
void add_simplify(CLI::App* command, int& status);
void add_merge(CLI::App* command, int& status);
void add_new(CLI::App* command, int& status);
void add_init(CLI::App* command, int& status);
void add_grammar(CLI::App* command, int& status);
void add_conformance(CLI::App* command, int& status);
void add_completions(CLI::App* command, int& status);
void add_lsp(CLI::App* command, int& status);
void add_manual(CLI::App* command, int& status);
void add_help(CLI::App* command, int& status);

} // namespace ctlpgn::cli
