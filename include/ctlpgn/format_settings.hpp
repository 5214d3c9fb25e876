// What may be said about how games are written: by a configuration file, or by a command line.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/format.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// What is not said leaves what another source says.
struct format_settings {
    std::optional<bool> ascii;
    std::optional<bool> typographic_hyphens;
    std::optional<depth_sign> indent;
    std::optional<std::uint32_t> width; // 0: lines are as long as they are
    std::optional<std::string_view> edition;
    std::optional<bool> reflow;
};

// What is said wins over what is in force.
CTLPGN_EXPORT void apply(const format_settings& given, format_options& options);

// The words for values; empty if there is no such value.
CTLPGN_EXPORT std::optional<depth_sign> find_depth_sign(std::string_view word);
CTLPGN_EXPORT std::optional<std::string_view> find_edition(std::string_view word);

CTLPGN_EXPORT std::vector<std::string> depth_sign_names();
// Of all notations.
CTLPGN_EXPORT std::vector<std::string> edition_names();

} // namespace ctlpgn
