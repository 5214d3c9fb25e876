// Inputs that are JSON.
#pragma once

#include "cli/games/json_run.hpp"
#include "cli/input/inputs.hpp"
#include "ctlpgn/from_json.hpp"

#include <functional>
#include <string>
#include <vector>

namespace ctlpgn::cli {

// `source` is what the command line says is read; "auto" leaves it to the file.
bool is_json(const input& file, const std::string& source);

// Those of the inputs that are JSON, and those that are games as text.
std::vector<input> json_among(const std::vector<input>& inputs, const std::string& source);
std::vector<input> text_among(const std::vector<input>& inputs, const std::string& source);

// read_json of the file, which what it throws names.
void read_json_input(const input& file, const limits& bounds,
                     const std::function<void(const json_game&)>& take);

// Says why a game of that file has no text, on standard error.
void say_unwritable(const std::string& file, const json_game& read);

// Reads all that can be read twice, so that nothing is written of a file a later part of which is no JSON
// that is understood; it becomes one that cannot be read. A file that is written to appears only when it is
// complete, and needs no such care.
void check_json_inputs(std::vector<input>& inputs, const json_run_options& options,
                       const std::string& source);

// Writes all as JSON, where some of it is JSON already: it gets all that follows from what it says. The exit
// status.
int run_json_again(const json_run_options& options, const std::string& source, std::vector<input> inputs);

} // namespace ctlpgn::cli
