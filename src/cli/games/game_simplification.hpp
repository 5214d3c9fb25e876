// Games written for the simplest readers, or as single lines of play.
#pragma once

#include "cli/games/game_selection.hpp"
#include "cli/input/input_search.hpp"
#include "ctlpgn/format_settings.hpp"
#include "ctlpgn/simplify.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace ctlpgn::cli {

struct simplification_options {
    input_choice files;
    std::string output_path;
    selection_options selection;
    simplify_options what;
    format_settings style;
    limits bounds;
    std::optional<byte_range> bytes;
    std::uint32_t game = 0; // 0: all
    bool splits_variations = false;
    bool quiet = false;
};

// The exit status. Throws input_error, output_error and setting_error.
int write_simplified(const simplification_options& options);

} // namespace ctlpgn::cli
