// Writes games and their plies as tables.
#pragma once

#include "cli/games/json_run.hpp"
#include "cli/table/table_choice.hpp"

namespace ctlpgn::cli {

struct table_run_options {
    json_run_options common; // except how JSON is written
    table_choice table;
};

// Returns the exit status. Throws input_error, output_error and setting_error.
int run_table(const table_run_options& options);

} // namespace ctlpgn::cli
