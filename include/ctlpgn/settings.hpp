// Settings for linting, from a configuration file or a command line.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/lint.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn {

// A setting that is absent is empty, and leaves the one from another source in force.
struct lint_settings {
    lint_selection::words codes;
    lint_selection::words fixes;                           // whose fixes are offered and applied
    fix_safety::words safety;                              // whose fixes count as safe, or as guesses
    std::vector<std::pair<std::string, level>> severities; // by selector; later ones win
    std::optional<check_level> checks;
    std::optional<std::string> profile;
    std::optional<bool> board;
    std::optional<bool> error_on_warnings;
    std::optional<std::uint64_t> max_diagnostics; // per file; 0: no limit
};

// All settings in force for one file.
struct effective_settings {
    lint_options options;
    lint_selection fixable;
    bool error_on_warnings = false;
    std::optional<std::uint64_t> max_diagnostics;
};

// `said` replaces what is in force. Throws setting_error.
CTLPGN_EXPORT void apply(const lint_settings& given, effective_settings& settings);

// By the words that users write; empty if there is no such value.
CTLPGN_EXPORT std::optional<level> find_level(std::string_view word);
CTLPGN_EXPORT std::optional<check_level> find_check_level(std::string_view word);
CTLPGN_EXPORT std::string_view name_of(check_level checks);

// The word, if some notation has a profile with that name.
CTLPGN_EXPORT std::optional<std::string> find_profile(std::string_view word);

// The profiles of all notations, without duplicates.
CTLPGN_EXPORT std::vector<std::string> profile_names();

} // namespace ctlpgn
