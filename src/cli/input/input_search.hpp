// Which files a command reads: those that are named, and those in folders that are not excluded.
#pragma once

#include "cli/input/configurations.hpp"
#include "cli/input/inputs.hpp"
#include "lint/settings/ignored_files.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// What the command line says about the inputs.
struct input_choice {
    std::vector<std::string> paths;
    const notation* written_in = nullptr; // null: the files decide
    std::string configuration;            // this file instead of those near the inputs
    bool no_configuration = false;
    bool no_gitignore = false;        // files that a repository ignores are read as well
    bool force_exclude = false;       // files that are named are left out like those in folders
    std::vector<std::string> exclude; // patterns of files, from the working directory
    std::vector<std::string> include;
    std::optional<text_encoding> encoding; // of the files; none: their bytes decide
};

// Whose settings about files apply in addition to those of all commands.
enum class file_user : std::uint8_t { any, formatter };

class input_search {
  public:
    // All arguments must outlive it.
    input_search(const input_choice& choice, run_configurations& configurations,
                 file_user user = file_user::any);

    // The files that one path means, including those that cannot be read. Throws no_games, and setting_error
    // and input_error for configurations.
    std::vector<input> files_of(const std::string& path, const input_part& part);
    // Used if no path is given. Throws input_error for a terminal.
    std::vector<input> standard_input(const input_part& part);

  private:
    [[nodiscard]] bool wants(const std::string& path);
    std::vector<input> in_their_encodings(std::vector<input> found);
    std::optional<text_encoding> encoding_of(const input& file);

    const input_choice& choice_;
    run_configurations& configurations_;
    file_user user_;
    configuration by_command_line_; // only its patterns
    ignored_files ignored_;
};

// The files of all paths, or standard input if there are none. Files that cannot be read are included, and
// fail when they are opened. Throws no_games, setting_error and input_error before anything is written.
std::vector<input> find_inputs(const input_choice& choice, run_configurations& configurations,
                               const input_part& part = {}, file_user user = file_user::any);

// The same for a command that uses configurations for nothing else.
std::vector<input> find_inputs(const input_choice& choice, const input_part& part = {});

} // namespace ctlpgn::cli
