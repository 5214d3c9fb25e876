// What may be said about linting: by a configuration file, or by a command line.
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

// What is not said is empty, and leaves what another source says.
struct lint_settings {
    lint_selection::words codes;
    lint_selection::words fixes;                           // whose fixes are offered and applied
    fix_safety::words safety;                              // whose fixes count as safe, or as guesses
    std::vector<std::pair<std::string, level>> severities; // by selector; later ones win
    std::optional<check_level> checks;
    std::optional<std::string> profile;
    std::optional<bool> board;
    std::optional<bool> error_on_warnings;
    std::optional<std::uint64_t> max_diagnostics; // a file; 0: no limit
};

// Everything that is said about one file, in force.
struct effective_settings {
    lint_options options;
    lint_selection fixable;
    bool error_on_warnings = false;
    std::optional<std::uint64_t> max_diagnostics;
};

// `said` wins over what is in force. Throws setting_error.
CTLPGN_EXPORT void apply(const lint_settings& given, effective_settings& settings);

// The words for values; empty if there is no such value.
CTLPGN_EXPORT std::optional<level> find_level(std::string_view word);
CTLPGN_EXPORT std::optional<check_level> find_check_level(std::string_view word);
CTLPGN_EXPORT std::string_view name_of(check_level checks);

// The word, if some notation has a profile of that name.
CTLPGN_EXPORT std::optional<std::string> find_profile(std::string_view word);

// The profiles of all notations; none twice.
CTLPGN_EXPORT std::vector<std::string> profile_names();

} // namespace ctlpgn
