// Inputs that are JSON.
#pragma once

#include "cli/games/json_run.hpp"
#include "cli/input/inputs.hpp"
#include "ctlpgn/from_json.hpp"

#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// `source` is the kind of input given on the command line; "auto" leaves it to the file.
bool is_json(const input& file, const std::string& source);

// The inputs that are JSON, and those that are games as text.
std::vector<input> json_among(const std::vector<input>& inputs, const std::string& source);
std::vector<input> text_among(const std::vector<input>& inputs, const std::string& source);

// Calls read_json for the file, and names the file in its exceptions.
void read_json_input(const input& file, const limits& bounds,
                     const std::function<void(const json_game&)>& take);

// Reports on standard error why a game of that file has no text.
void say_unwritable(const std::string& file, const json_game& read);

// Reads all inputs that can be read twice, so that nothing is written if a later part of a file is not valid
// JSON; such a file is marked as unreadable. A file that is the output appears only when it is complete, and
// needs no such care.
void check_json_inputs(std::vector<input>& inputs, const json_run_options& options,
                       const std::string& source);

// Writes all inputs as JSON when some are JSON already: those get everything that can be derived from them.
// Returns the exit status.
int run_json_again(const json_run_options& options, const std::string& source, std::vector<input> inputs);

} // namespace ctlpgn::cli
