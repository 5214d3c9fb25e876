// Writes pages that play through games.
#pragma once

#include "cli/games/json_run.hpp"
#include "ctlpgn/viewer.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ctlpgn::cli {

struct viewer_run_options {
    json_run_options games;
    viewer_options page;
    std::string sheet_path; // a style sheet; empty: none
};

// Returns the exit status. Throws input_error and output_error.
int run_viewer(const viewer_run_options& options);

// A page for each name that the pattern of the output makes, and one that lists them.
int run_viewer_series(const viewer_run_options& options, std::vector<input> inputs);

[[nodiscard]] std::uint64_t count_errors(std::span<const diagnostic> found);
// Reports what the run has come to, and returns the exit status.
int finished(const json_run_options& options, const input_reading& reading, const game_selection& selection,
             std::uint64_t errors);

} // namespace ctlpgn::cli
