// The program and its commands. To make the options of all commands takes longer than to lint a short game,
// so a run makes those of its command alone; what is said about all commands is made from the whole program.
#pragma once

#include <CLI/App.hpp>

#include <memory>
#include <span>
#include <string>

namespace ctlpgn::cli {

struct command_row {
    const char* name;
    const char* summary;
    void (*add)(CLI::App* command, int& status);
};

std::span<const command_row> all_commands();

// The command with this name. If there is none, throws setting_error, which suggests what may be meant.
const command_row& find_command(const std::string& name);

// The program with these commands; the one that runs stores its exit status.
std::unique_ptr<CLI::App> make_program(std::span<const command_row> commands, int& status);

// All of it, for what is written about it.
std::unique_ptr<CLI::App> whole_program();

} // namespace ctlpgn::cli
