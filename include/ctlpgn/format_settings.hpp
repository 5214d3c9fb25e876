// Settings for how games are written, from a configuration file or a command line.
#pragma once

#include "ctlpgn/export.hpp"
#include "ctlpgn/format.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ctlpgn {

// A setting that is absent leaves the one from another source in force.
struct format_settings {
    std::optional<bool> ascii;
    std::optional<bool> typographic_hyphens;
    std::optional<depth_sign> indent;
    std::optional<std::uint32_t> width; // 0: lines are not broken
    std::optional<std::string_view> edition;
    std::optional<bool> reflow;
};

// Settings that are given replace those in force.
CTLPGN_EXPORT void apply(const format_settings& given, format_options& options);

// By the words that users write; empty if there is no such value.
CTLPGN_EXPORT std::optional<depth_sign> find_depth_sign(std::string_view word);
CTLPGN_EXPORT std::optional<std::string_view> find_edition(std::string_view word);

CTLPGN_EXPORT std::vector<std::string> depth_sign_names();
// Those of all notations.
CTLPGN_EXPORT std::vector<std::string> edition_names();

} // namespace ctlpgn
