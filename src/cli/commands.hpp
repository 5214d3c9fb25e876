// The commands of the program, one file each. A new one is declared here and added in main.cpp.
#pragma once

#include <CLI/App.hpp>

namespace ctlpgn::cli {

// 0 clean; 1 findings of level error; 2 wrong usage, or a file that cannot be read or written.
inline constexpr int clean = 0;
inline constexpr int found = 1;
inline constexpr int failed = 2;

// Each adds its subcommand to `program`; when that is chosen, it runs and stores its exit status.
void add_json(CLI::App& program, int& status);
void add_lint(CLI::App& program, int& status);
void add_explain(CLI::App& program, int& status);
void add_rules(CLI::App& program, int& status);
void add_board(CLI::App& program, int& status);
void add_fmt(CLI::App& program, int& status);
void add_convert(CLI::App& program, int& status);
void add_simplify(CLI::App& program, int& status);
void add_grammar(CLI::App& program, int& status);
void add_conformance(CLI::App& program, int& status);
void add_help(CLI::App& program, int& status);

} // namespace ctlpgn::cli
