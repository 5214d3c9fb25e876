// Writes games as JSON, for the commands that do.
#pragma once

#include "cli/games/game_selection.hpp"
#include "cli/input/input_search.hpp"
#include "ctlpgn/jobs.hpp"
#include "ctlpgn/json.hpp"
#include "ctlpgn/limits.hpp"
#include "ctlpgn/reader.hpp"
#include "text/sources/decoded_source.hpp"

#include <CLI/App.hpp>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ctlpgn::cli {

struct json_run_options {
    input_choice files;
    std::string output_path;
    json_options shape;
    check_level checks = check_level::coherent;
    bool exit_zero = false;
    bool quiet = false;
    bool repair = false; // damaged moves are read as the linter repairs them
    limits bounds;
    job_options jobs;
    std::optional<byte_range> bytes;
    selection_options selection;
};

inline constexpr const char* json_group = "How JSON is written";

// `options` must outlive the parsing of the command line.
void add_json_flags(CLI::App& command, json_options& options);

// Games with the findings that go into JSON: those that the linter reports at that level, in any encoding.
// Boards are drawn only for people, so the games are read with the limits of without_boards().
class json_source {
  public:
    json_source(byte_source& source, const notation& chosen) : text_(source, chosen) {}

    [[nodiscard]] byte_source& text() { return text_; }
    [[nodiscard]] game_reader::review review(const notation& chosen, check_level checks) const;

  private:
    decoded_source text_;
};

inline bool has_error(std::span<const diagnostic> found) {
    return std::ranges::find(found, level::error, &diagnostic::severity) != found.end();
}

// Adds --level and --exit-zero, and returns them.
std::vector<CLI::Option*> add_check_flags(CLI::App& command, json_run_options& options);

// Inputs that are JSON already get everything that can be derived from them. `source` is the kind of input
// given on the command line; "auto" leaves it to the files. Returns the exit status. Throws input_error and
// output_error.
int run_json(const json_run_options& options, const std::string& source = "auto");

} // namespace ctlpgn::cli
