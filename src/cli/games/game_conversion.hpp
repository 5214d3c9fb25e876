// Games written anew as text, with other letters or forms of moves, or out of JSON.
#pragma once

#include "cli/games/json_run.hpp"
#include "ctlpgn/format_settings.hpp"
#include "ctlpgn/notation.hpp"

#include <optional>
#include <string>

namespace ctlpgn::cli {

struct convert_options {
    json_run_options common; // also of what is written as text
    std::string from = "auto";
    std::string to; // empty: the notation that is read
    std::string letters;
    std::string moves;
    std::optional<std::string> encoding; // none: UTF-8
    format_settings style;
    bool force = false;
    bool adds_opening = false;
    std::string sort; // names for game_order; empty: as they are read
    kept_comments comments = kept_comments::all;
};

// The exit status. Throws input_error, output_error and setting_error.
int write_games(const convert_options& options);

} // namespace ctlpgn::cli
